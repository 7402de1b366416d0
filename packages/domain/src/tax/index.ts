// Rates of VAT and of the tax on rent, by day: schemas, calls.
export * from './calls.ts';
export * from './form.ts';
export * from './schema.ts';
