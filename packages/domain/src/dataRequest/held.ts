import type { HeldKind } from './schema.ts';

/** What erasure does to it: gone; kept without the person, since the law asks for it; kept as it is. */
export type Erasure = 'erased' | 'anonymised' | 'kept';

export interface Held {
  label: string;
  purpose: string;
  erasure: Erasure;
  /** Why it is not gone after erasure, or what is. */
  why: string;
  /** Who corrects it: RentSafe, or the company, which answers for what it reported. */
  correctedBy: 'provider' | 'company';
}

/** What is held about a person, why, and what becomes of it. */
export const held: Readonly<Record<HeldKind, Held>> = {
  record: {
    label: 'Record: name, number, contacts, addresses, employment',
    purpose: 'To identify the person',
    erasure: 'erased',
    why: 'All of it, in merged duplicates too.',
    correctedBy: 'provider',
  },
  leases: {
    label: 'Leases',
    purpose: 'To perform the lease',
    erasure: 'anonymised',
    why: 'The accounts refer to them: dates and amounts stay, without the person.',
    correctedBy: 'company',
  },
  accounts: {
    label: 'Charges and receipts',
    purpose: 'To account for rent; to report payment status',
    erasure: 'anonymised',
    why: 'Trust accounts and tax records must be kept and audited; payer names and references are emptied.',
    correctedBy: 'company',
  },
  payments: {
    label: 'Payments to the person, with bank details',
    purpose: 'To pay landlords and suppliers, and refund tenants',
    erasure: 'anonymised',
    why: 'Trust accounts must be kept and audited; bank details are erased.',
    correctedBy: 'company',
  },
  messages: {
    label: 'Messages',
    purpose: 'To write to the person about the lease',
    erasure: 'erased',
    why: 'Addresses and texts; that one was sent stays.',
    correctedBy: 'company',
  },
  consents: {
    label: 'Consents',
    purpose: 'To prove who may read the report',
    erasure: 'anonymised',
    why: 'They prove that reading was allowed; the evidence is erased.',
    correctedBy: 'provider',
  },
  claims: {
    label: 'Claims',
    purpose: 'To report unpaid debts',
    erasure: 'anonymised',
    why: 'Amounts stay with the lease; texts and files are erased.',
    correctedBy: 'company',
  },
  disputes: {
    label: 'Disputes',
    purpose: 'To decide what is disputed',
    erasure: 'anonymised',
    why: 'The decision stays; texts and files are erased.',
    correctedBy: 'company',
  },
  documents: {
    label: 'Lease documents',
    purpose: 'To prove what was agreed',
    erasure: 'anonymised',
    why: 'Number and checksum stay; the text loses the person, and scans are deleted.',
    correctedBy: 'company',
  },
  reports: {
    label: 'Issued reports',
    purpose: 'To prove what was reported to whom',
    erasure: 'anonymised',
    why: 'Number and checksum stay; what names the person is erased.',
    correctedBy: 'provider',
  },
  reads: {
    label: 'Log of who read about the person',
    purpose: 'To prove who read, and why',
    erasure: 'kept',
    why: 'It must show misuse afterwards; it names readers, not the person.',
    correctedBy: 'provider',
  },
};
