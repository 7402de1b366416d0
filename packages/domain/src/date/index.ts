export * from './calendar.ts';
export * from './format.ts';
export * from './schema.ts';
export * from './typed.ts';
