// Deposits held, deducted and refunded: schemas, calls, forms.
export * from './calls.ts';
export * from './form.ts';
export * from './schema.ts';
