// Imports of leases and opening balances: schemas, calls.
export * from './calls.ts';
export * from './leaseRow.ts';
export * from './openingRow.ts';
export { readRow } from './readRow.ts';
export * from './schema.ts';
export * from './steps.ts';
