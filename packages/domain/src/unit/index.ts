// Units of a property: schemas, calls.
export * from './calls.ts';
export * from './form.ts';
export * from './schema.ts';
export * from './steps.ts';
