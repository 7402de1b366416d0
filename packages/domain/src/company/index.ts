// Schemas, calls, form, labels.
export * from './calls.ts';
export { companyLabel } from './display.ts';
export { companyForm } from './form.ts';
export * from './schema.ts';
