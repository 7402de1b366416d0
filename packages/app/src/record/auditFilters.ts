import { type AuditAction, auditSubjects } from '@rentsafe/domain/audit';
import type { Filter } from '@rentsafe/ui/DataTableFilters';
import { choiceText } from '../forms/fieldLabels';
import { subjectLabel } from './subjects';

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
  factor_added: 'Added a second factor',
  factor_removed: 'Removed a second factor',
  factor_failed: 'Failed to give a second factor',
  passkey_blocked: 'Used a copied passkey',
  recovery_codes: 'Renewed recovery codes',
};

const actionOptions = Object.entries(actionLabels).map(([value, label]) => ({ value, label }));
const typeOptions = auditSubjects.map((value) => ({ value, label: subjectLabel(value) }));

/** A server may be newer, and know more. */
export const actionLabel = (action: string) =>
  (actionLabels as Readonly<Record<string, string>>)[action] ?? choiceText(action);

/** Ids are the parameters of the call. */
export const auditFilters: readonly Filter<unknown>[] = [
  { id: 'action', label: 'Action', type: 'someOf', options: actionOptions },
  { id: 'type', label: 'Record', type: 'someOf', options: typeOptions },
  { id: 'created', label: 'When', type: 'dates' },
  { id: 'mine', label: 'Done by', type: 'oneOf', options: [{ value: 'true', label: 'Me' }] },
];
