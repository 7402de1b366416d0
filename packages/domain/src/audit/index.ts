// History of records, and of lists printed or exported.
export * from './calls.ts';
export * from './schema.ts';
