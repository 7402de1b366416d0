// Statements of banks, their lines and what of the book they are: schemas, calls.
export * from './calls.ts';
export * from './form.ts';
export * from './fromRows.ts';
export * from './schema.ts';
export * from './steps.ts';
