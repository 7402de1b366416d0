// Leases: schemas, calls.
export * from './calls.ts';
export {
  leaseChangeForm,
  leaseEndForm,
  leaseExtensionForm,
  leaseNoticeForm,
  leasePartiesForm,
} from './form.ts';
export { oldestDue } from './oldestDue.ts';
export * from './schema.ts';
export * from './steps.ts';
export { leaseTermsForm } from './termsForm.ts';
