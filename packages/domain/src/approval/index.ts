// What waits for an approval: schemas, calls, form.
export * from './calls.ts';
export * from './form.ts';
export * from './schema.ts';
