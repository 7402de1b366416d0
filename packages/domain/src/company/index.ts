export * from './calls.ts';
export { companyLabel } from './display.ts';
export { companyControl, companyFromForm, companyIssues } from './form.ts';
export * from './schema.ts';
