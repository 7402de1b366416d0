// Journals of customers and creditors: schemas, calls, forms.
export * from './calls.ts';
export * from './form.ts';
export * from './schema.ts';
export * from './steps.ts';
