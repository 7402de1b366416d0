// Bank reconciliations: schemas, calls.
export * from './calls.ts';
export * from './schema.ts';
