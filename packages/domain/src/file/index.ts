// Files attached to records: schemas, calls, safe names.
export * from './calls.ts';
export * from './form.ts';
export * from './name.ts';
export * from './schema.ts';
export * from './size.ts';
