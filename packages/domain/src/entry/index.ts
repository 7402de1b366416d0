// What was posted in a book, and to which accounts: schemas, calls, form of the journal.
export * from './calls.ts';
export * from './form.ts';
export * from './schema.ts';
