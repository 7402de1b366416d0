export * from './calls.ts';
export { userFromForm, userIssues } from './form.ts';
export * from './schema.ts';
