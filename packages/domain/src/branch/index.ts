export * from './calls.ts';
export { branchFromForm, branchIssues } from './form.ts';
export * from './schema.ts';
