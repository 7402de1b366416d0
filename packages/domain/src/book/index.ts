// The book of a client: schema, calls.
export * from './calls.ts';
export * from './form.ts';
export * from './schema.ts';
