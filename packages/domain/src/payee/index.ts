// Bank details of payees: schemas, calls, form.
export * from './calls.ts';
export * from './form.ts';
export * from './recent.ts';
export * from './schema.ts';
