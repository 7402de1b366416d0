// What the bank says against what the book says: schemas, calls.
export * from './calls.ts';
export * from './schema.ts';
