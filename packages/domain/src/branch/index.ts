// Schemas, calls, form.
export * from './calls.ts';
export { branchForm } from './form.ts';
export * from './schema.ts';
