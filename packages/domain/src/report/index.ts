export * from './rating.ts';
export * from './schema.ts';
