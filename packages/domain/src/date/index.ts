export * from './format.ts';
export * from './schema.ts';
