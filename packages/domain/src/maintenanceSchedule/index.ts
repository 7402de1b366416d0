// Recurring maintenance: schemas, calls, form, recurrence.
export * from './calls.ts';
export * from './form.ts';
export * from './recurrence.ts';
export * from './schema.ts';
