// Rates of VAT and Presumptive Rental Income Tax: schemas, calls.
export * from './calls.ts';
export * from './form.ts';
export * from './rates.ts';
export * from './schema.ts';
