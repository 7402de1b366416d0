import type { Journal, JournalKind, JournalState } from '@rentsafe/domain/journal';
import { HOME_PATH } from '@rentsafe/domain/session';
import { capitalised } from '../../../text/capitalised';
import type { StateTexts } from '../../../text/StateBadge';

export const journalStateTexts: StateTexts<JournalState> = {
  draft: { label: 'Draft', tone: 'warning' },
  posted: { label: 'Posted', tone: 'success' },
  reversed: { label: 'Reversed', tone: 'neutral' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
};

/** What a journal of each kind does. */
export const journalEffects: Readonly<Record<JournalKind, string>> = {
  customer_debit: 'Journals that increase the amount a tenant owes.',
  customer_credit: 'Journals that reduce the amount a tenant owes, oldest charges first.',
  creditor_debit: 'Journals that reduce the amount owed to a landlord or supplier.',
  creditor_credit: 'Journals that increase the amount owed to a landlord or supplier.',
};

export const isOfCustomer = (kind: JournalKind) => kind === 'customer_debit' || kind === 'customer_credit';

const paths: Readonly<Record<string, JournalKind>> = {
  [`${HOME_PATH}/customers/journals/debit`]: 'customer_debit',
  [`${HOME_PATH}/customers/journals/credit`]: 'customer_credit',
  [`${HOME_PATH}/creditors/journals/debit`]: 'creditor_debit',
  [`${HOME_PATH}/creditors/journals/credit`]: 'creditor_credit',
};

export const journalPaths = Object.keys(paths);

/** The kind of journals that the page at a path lists. */
export const journalKindAt = (path: string): JournalKind =>
  paths[path.replace(/\/$/, '')] ?? 'customer_debit';

/** Whose account it is. */
export const accountName = ({ tenant, lease, landlord, party }: Journal): string =>
  (tenant ?? landlord ?? party)?.name ?? lease?.number ?? '';

export const contraText = ({ contra }: Journal) => capitalised(contra);
