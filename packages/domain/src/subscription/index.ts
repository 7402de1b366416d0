// Plans, usage and invoices of clients: schemas, calls, forms.
export * from './calls.ts';
export * from './charge.ts';
export * from './form.ts';
export * from './schema.ts';
export * from './steps.ts';
