// Ledger entries: schemas, calls, form of the export.
export * from './calls.ts';
export * from './corrections.ts';
export * from './form.ts';
export * from './schema.ts';
