// What is to be done, written down or found: schemas, calls, forms.
export * from './calls.ts';
export * from './form.ts';
export * from './schema.ts';
export * from './steps.ts';
