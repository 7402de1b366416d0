// Maintenance that is done again and again: schemas, calls, form, days of recurrence.
export * from './calls.ts';
export * from './form.ts';
export * from './recurrence.ts';
export * from './schema.ts';
