export * from './calls.ts';
export * from './name.ts';
export * from './schema.ts';
