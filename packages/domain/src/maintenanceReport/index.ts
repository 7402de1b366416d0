// What maintenance came to, its history and its budget: schemas, calls, form.
export * from './calls.ts';
export * from './form.ts';
export * from './schema.ts';
