// The provider and its client companies: schemas, calls.
export * from './calls.ts';
export * from './form.ts';
export * from './schema.ts';
