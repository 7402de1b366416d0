export * from './calls.ts';
export { branchControl, branchFromForm, branchIssues } from './form.ts';
export * from './schema.ts';
