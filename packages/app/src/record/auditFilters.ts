import type { AuditAction, AuditSubject } from '@rentsafe/domain/audit';
import type { Filter } from '@rentsafe/ui/DataTableFilters';

/** As a person says what was done. */
const actionLabels: Readonly<Record<AuditAction, string>> = {
  create: 'Added',
  update: 'Changed',
  delete: 'Deleted',
  charge: 'Charged',
  credit: 'Credited a charge',
  receive: 'Recorded a receipt',
  identify: 'Matched a receipt to a lease',
  allocate: 'Allocated a receipt',
  unallocate: 'Reversed allocations',
  reverse: 'Reversed a receipt',
  bill: 'Recorded a bill',
  deduct: 'Deducted from a deposit',
  deactivate: 'Deactivated',
  merge: 'Merged',
  anonymise: 'Anonymised',
  lookup: 'Looked up a number',
  report_read: 'Read a report',
  print: 'Printed',
  export: 'Exported a list',
  sign_in: 'Signed in',
  sign_in_failed: 'Failed to sign in',
  sign_out: 'Signed out',
  session_ended: 'Ended a session',
  invite: 'Invited',
  password_reset: 'Created a password link',
  password_set: 'Set a password',
  password_change: 'Changed the password',
};

const typeLabels: Readonly<Record<AuditSubject, string>> = {
  individual: 'Individual',
  company: 'Company',
  branch: 'Branch',
  user: 'User',
  client: 'Client',
  list: 'List',
  province: 'Province',
  city: 'City',
  suburb: 'Suburb',
  book: 'Portfolio',
  lease: 'Lease',
  property: 'Property',
  unit: 'Unit',
  landlord: 'Landlord',
  claim: 'Claim',
  dispute: 'Dispute',
  message: 'Message',
  message_template: 'Message template',
  automation: 'Automations',
  document_template: 'Lease template',
  document: 'Document',
  disbursement: 'Disbursement',
  plan: 'Plan',
  journal: 'Journal',
  payee: 'Bank details',
  inspection: 'Inspection',
  inspection_template: 'Inspection template',
  bank_account: 'Account',
  consent: 'Consent',
  contractor: 'Contractor',
  request: 'Request',
  work_order: 'Work Order',
  maintenance_schedule: 'Maintenance Schedule',
  todo: 'To-Do',
  import: 'Import',
};

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Those of a newer server are shown by their names. */
export const actionLabel = (action: string) =>
  (actionLabels as Readonly<Record<string, string>>)[action] ?? action;
export const typeLabel = (type: string) => (typeLabels as Readonly<Record<string, string>>)[type] ?? type;

/** Ids are the parameters of the call. */
export const auditFilters: readonly Filter<unknown>[] = [
  { id: 'action', label: 'Action', type: 'someOf', options: optionsOf(actionLabels) },
  { id: 'type', label: 'Record', type: 'someOf', options: optionsOf(typeLabels) },
  { id: 'created', label: 'When', type: 'dates' },
  { id: 'mine', label: 'Done by', type: 'oneOf', options: [{ value: 'true', label: 'Me' }] },
];
