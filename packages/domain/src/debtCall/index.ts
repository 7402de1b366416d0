// Calls, promises and demands for arrears: schemas, calls.
export * from './calls.ts';
export { debtCallNoteForm, debtCallPromiseForm } from './form.ts';
export * from './schema.ts';
