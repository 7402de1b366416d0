export * from './calls.ts';
export * from './naming.ts';
export * from './schema.ts';
