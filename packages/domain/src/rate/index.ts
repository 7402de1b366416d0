// Exchange rates: schemas, calls, form.
export * from './calls.ts';
export * from './far.ts';
export * from './form.ts';
export * from './schema.ts';
