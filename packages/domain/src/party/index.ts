// A person or a company as another record names it.
export * from './calls.ts';
export * from './naming.ts';
export * from './schema.ts';
