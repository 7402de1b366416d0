export * from './calls.ts';
export { userChangesForm, userForm } from './form.ts';
export { isLongPassword, MIN_PASSWORD_LENGTH } from './passwordLength.ts';
export * from './schema.ts';
