import type { AuditSubject } from '@rentsafe/domain/audit';
import { choiceText } from '../forms/fieldLabels';
import {
  approvalsPath,
  bankPath,
  billsPath,
  claimPath,
  companyPath,
  contractorPath,
  dataRequestsPath,
  disbursementPath,
  disputesPath,
  individualPath,
  inspectionPath,
  landlordPath,
  leasePath,
  messagePath,
  propertyPath,
  receiptPath,
  requestPath,
  workOrderPath,
} from '../paths';

type Subject = AuditSubject | 'receipt' | 'bill';

const labels: Readonly<Record<Subject, string>> = {
  individual: 'Individual',
  company: 'Company',
  branch: 'Branch',
  client: 'Client',
  user: 'User',
  province: 'Province',
  city: 'City',
  suburb: 'Suburb',
  book: 'Portfolio',
  landlord: 'Landlord',
  property: 'Property',
  unit: 'Unit',
  lease: 'Lease',
  receipt: 'Receipt',
  bill: 'Bill',
  bank_account: 'Bank account',
  bank_rule: 'Bank rule',
  claim: 'Claim',
  dispute: 'Dispute',
  consent: 'Consent',
  data_request: 'Data request',
  disbursement: 'Disbursement',
  journal: 'Journal',
  payee: 'Bank details',
  inspection: 'Inspection',
  inspection_template: 'Inspection template',
  contractor: 'Contractor',
  request: 'Request',
  work_order: 'Work order',
  todo: 'To-do',
  maintenance_schedule: 'Maintenance schedule',
  plan: 'Plan',
  import: 'Import',
  message: 'Message',
  message_template: 'Message template',
  opt_out: 'Opt-out',
  automation: 'Automations',
  document_template: 'Lease template',
  document: 'Document',
  list: 'List',
};

/** Of the kinds that have a page; without one, what lists them. */
const paths: Readonly<Partial<Record<Subject, (id: number, name: string) => string>>> = {
  individual: individualPath,
  company: companyPath,
  landlord: landlordPath,
  property: propertyPath,
  lease: leasePath,
  receipt: receiptPath,
  bill: () => billsPath,
  bank_account: (id) => bankPath('match', id),
  claim: claimPath,
  data_request: (_id, name) => dataRequestsPath(name),
  dispute: (_id, name) => disputesPath(name),
  disbursement: disbursementPath,
  journal: () => approvalsPath,
  inspection: inspectionPath,
  contractor: contractorPath,
  request: requestPath,
  work_order: workOrderPath,
  message: messagePath,
};

const has = <T extends object>(table: T, kind: string): kind is keyof T & string => kind in table;

/** What records of a kind are called; a server may be newer, and know more kinds. */
export const subjectLabel = (kind: string): string => (has(labels, kind) ? labels[kind] : choiceText(kind));

/** Where a record of a kind is looked after; undefined where it has no page. */
export const subjectPath = (kind: string, id: number, name: string): string | undefined =>
  has(paths, kind) ? paths[kind]?.(id, name) : undefined;
