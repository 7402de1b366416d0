// Ageing, and what was done about it: schemas, calls.
export * from './calls.ts';
export { debtCallNoteForm, debtCallPromiseForm } from './form.ts';
export * from './schema.ts';
