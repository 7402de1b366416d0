// Internal users: schemas, calls, form, access levels, passwords.
export * from './calls.ts';
export { type UserChanges, userChangesForm, userForm } from './form.ts';
export { isLongPassword, MIN_PASSWORD_LENGTH } from './passwordLength.ts';
export * from './rules.ts';
export * from './schema.ts';
