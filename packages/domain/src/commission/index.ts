// What the agency earns of collected rent: schemas, calls.
export * from './calls.ts';
export * from './form.ts';
export * from './schema.ts';
