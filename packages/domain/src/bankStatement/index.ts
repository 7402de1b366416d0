// Bank statements, their lines and matches: schemas, calls.
export * from './calls.ts';
export * from './form.ts';
export * from './fromRows.ts';
export * from './schema.ts';
export * from './steps.ts';
