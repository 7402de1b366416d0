// What was done to a record, and which lists were printed or saved.
export * from './calls.ts';
export * from './schema.ts';
