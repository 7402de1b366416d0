import { listAuditEvents } from '@rentsafe/domain/audit';
import { listQueries } from './listQueries';

/** Kinds of records that have a page. */
export type RecordKind =
  | 'individual'
  | 'company'
  | 'branch'
  | 'property'
  | 'landlord'
  | 'lease'
  | 'bank_account'
  | 'disbursement'
  | 'inspection'
  | 'contractor'
  | 'request'
  | 'work_order';

/** What was changed of a record, newest first. */
export const historyOf = (kind: RecordKind, id: number) =>
  listQueries(`${kind} ${id} history`, {
    list: listAuditEvents,
    query: { subject: `${kind}:${id}`, changes: 'true' },
  });
