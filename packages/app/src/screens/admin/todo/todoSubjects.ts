import { HOME_PATH } from '@rentsafe/domain/session';
import type { Todo } from '@rentsafe/domain/todo';
import {
  bankPath,
  claimPath,
  companyPath,
  contractorPath,
  disbursementPath,
  individualPath,
  inspectionPath,
  invoicesOfMonthPath,
  landlordPath,
  leasePath,
  messagePath,
  propertyPath,
  receiptPath,
  requestPath,
  workOrderPath,
} from '../../../paths';

interface SubjectText {
  label: string;
  /** Its page; without one, what lists it. */
  href: (id: number) => string;
}

const list = (path: string) => () => `${HOME_PATH}${path}`;

/** A server may be newer, and know more kinds. */
const subjects: Partial<Record<string, SubjectText>> = {
  lease: { label: 'Lease', href: leasePath },
  property: { label: 'Property', href: propertyPath },
  landlord: { label: 'Landlord', href: landlordPath },
  receipt: { label: 'Receipt', href: receiptPath },
  claim: { label: 'Claim', href: claimPath },
  dispute: { label: 'Dispute', href: list('/customers/debt-call?tab=disputes') },
  disbursement: { label: 'Disbursement', href: disbursementPath },
  contractor: { label: 'Contractor', href: contractorPath },
  request: { label: 'Request', href: requestPath },
  work_order: { label: 'Work order', href: workOrderPath },
  inspection: { label: 'Inspection', href: inspectionPath },
  message: { label: 'Message', href: messagePath },
  bank_account: { label: 'Bank account', href: (id) => bankPath('match', id) },
  individual: { label: 'Person', href: individualPath },
  company: { label: 'Company', href: companyPath },
};

export interface AboutText {
  label: string;
  name: string;
  href: string | undefined;
}

/** What a to-do is about, and where that is looked after. */
export function aboutOf({ kind, key, subject }: Todo): AboutText | undefined {
  if (kind === 'month_not_run') {
    const [, month = ''] = key.split(':');
    return { label: 'Month', name: month, href: invoicesOfMonthPath(month) };
  }
  if (!subject) return undefined;
  const text = subjects[subject.type];
  return { label: text?.label ?? 'About', name: subject.name, href: text?.href(subject.id) };
}
