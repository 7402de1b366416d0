// Charges, month runs, credits, invoices, balances of a book: schemas, calls.
export * from './calls.ts';
export * from './form.ts';
export * from './schema.ts';
export * from './steps.ts';
