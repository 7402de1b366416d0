// A client's book (its accounts and settings): schema, calls.
export * from './agency.ts';
export * from './calls.ts';
export * from './form.ts';
export * from './schema.ts';
