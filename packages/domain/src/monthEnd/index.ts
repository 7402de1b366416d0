// The month-end checklist: schemas, call.
export * from './calls.ts';
export * from './schema.ts';
