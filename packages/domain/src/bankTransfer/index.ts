// Money between the bank accounts of a book: schema, call.
export * from './calls.ts';
export * from './schema.ts';
