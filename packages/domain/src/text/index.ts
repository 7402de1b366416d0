export * from './length.ts';
export * from './schema.ts';
export * from './text.ts';
