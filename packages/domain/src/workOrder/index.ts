// Work orders: schemas, steps, calls, forms.
export * from './calls.ts';
export * from './consent.ts';
export * from './form.ts';
export * from './schema.ts';
export * from './steps.ts';
