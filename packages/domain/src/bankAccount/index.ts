// Trust bank accounts: schemas, calls, form.
export * from './calls.ts';
export * from './form.ts';
export * from './paymentColumns.ts';
export * from './schema.ts';
