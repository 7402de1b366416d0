// Schemas, calls, form, labels.
export * from './calls.ts';
export { emails, fullName, individualLabel, isAnonymised, mobilePhones } from './display.ts';
export { individualForm, isEmploymentIncomplete, splitPhones } from './form.ts';
export * from './schema.ts';
