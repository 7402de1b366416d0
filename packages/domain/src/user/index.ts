export * from './calls.ts';
export { userControl, userFromForm, userIssues } from './form.ts';
export {
  isCommonPassword,
  isLongPassword,
  MIN_PASSWORD_LENGTH,
  passwordProblem,
} from './password.ts';
export * from './schema.ts';
