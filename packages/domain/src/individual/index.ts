export * from './calls.ts';
export { emails, fullName, individualLabel, mobilePhones } from './display.ts';
export {
  type IndividualFormResult,
  individualControl,
  individualFromForm,
  individualIssues,
} from './form.ts';
export * from './schema.ts';
