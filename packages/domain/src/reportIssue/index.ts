// Issued reports: schemas, form, calls.
export * from './calls.ts';
export * from './form.ts';
export * from './schema.ts';
