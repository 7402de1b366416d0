// The month-end checklist and its lock: schemas, calls, form.
export * from './calls.ts';
export * from './form.ts';
export * from './schema.ts';
