// Charges, monthly billing, credits, invoices, balances: schemas, calls.
export * from './calls.ts';
export * from './form.ts';
export * from './schema.ts';
export * from './steps.ts';
export * from './taxInvoice.ts';
