// What is done and open at the end of a month: schemas, call.
export * from './calls.ts';
export * from './schema.ts';
