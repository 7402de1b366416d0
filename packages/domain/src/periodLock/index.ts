// Up to which day a book is locked: schemas, calls, form.
export * from './calls.ts';
export * from './form.ts';
export * from './schema.ts';
