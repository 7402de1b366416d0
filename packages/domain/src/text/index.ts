export * from './schema.ts';
export * from './text.ts';
