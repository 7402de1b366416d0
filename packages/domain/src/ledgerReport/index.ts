// Reports as at a day: schemas, calls.
export * from './calls.ts';
export * from './schema.ts';
