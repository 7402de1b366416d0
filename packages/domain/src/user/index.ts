export * from './calls.ts';
export { userChangesForm, userForm } from './form.ts';
export {
  isCommonPassword,
  isLongPassword,
  MIN_PASSWORD_LENGTH,
  passwordProblem,
} from './password.ts';
export * from './schema.ts';
