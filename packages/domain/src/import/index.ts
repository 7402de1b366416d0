export * from './calls.ts';
export * from './leaseRow.ts';
export * from './schema.ts';
