// Work orders: schemas, steps, calls, forms.
export * from './calls.ts';
export * from './form.ts';
export * from './machine.ts';
export * from './schema.ts';
