// Contractors: trades, schemas, calls, form.
export * from './calls.ts';
export * from './form.ts';
export * from './schema.ts';
export * from './trades.ts';
