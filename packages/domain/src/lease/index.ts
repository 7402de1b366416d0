// Leases: schemas, calls.
export * from './calls.ts';
export {
  leaseChangeForm,
  leaseEndForm,
  leaseExtensionForm,
  leaseNoticeForm,
  leasePartiesForm,
} from './form.ts';
export * from './machine.ts';
export { oldestDue } from './oldestDue.ts';
export * from './schema.ts';
export { leaseTermsForm } from './termsForm.ts';
