export * from './calls.ts';
export { emails, fullName, individualLabel, mobilePhones } from './display.ts';
export * from './schema.ts';
