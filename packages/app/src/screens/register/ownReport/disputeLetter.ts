import { DISPUTE_DAYS, type Dispute } from '@rentsafe/domain/dispute';
import { provider } from '../../../text/provider';
import type { Disputable } from './disputable';

export interface DisputeLetter {
  entry: Disputable;
  /** Who disputes it: 'Kopje Estates (77/2021)' */
  company: string;
  /** Of the reading of the report in which the entry stands. */
  reportNumber: string | undefined;
  /** Of the dispute, once it is recorded: 'DP-000001'. */
  caseNumber?: string | undefined;
  reason: string;
  /** 'Rudo Makoni' */
  signedBy: string;
}

/** Whether the provider itself reports an entry, in the book that it keeps, which it decides about too. */
export const isOfProvider = ({ creditor }: Pick<Disputable, 'creditor'>) => creditor === provider.name;

/** How a recorded dispute says which entry it is about. */
export const openingOf = ({ what, reported, amount, creditor }: Disputable) =>
  `${what}. ${reported}. Amount: ${amount}. Reported by: ${creditor}.`;

/** The open dispute of an entry, where there is one. */
export const caseOf = (entry: Disputable, cases: readonly Dispute[]): Dispute | undefined =>
  cases.find(({ state, reason }) => state === 'open' && reason.startsWith(openingOf(entry)));

/** What is asked of the creditor. */
export const requestText = ({ creditor }: Pick<Disputable, 'creditor'>) =>
  `We ask ${creditor} to record this dispute on the day it is received. Until ${provider.name} has decided, the entry is left out of our rating. If it is not decided within ${DISPUTE_DAYS} business days, the dispute is upheld.`;

export const subjectOf = ({ entry, company }: Pick<DisputeLetter, 'entry' | 'company'>) =>
  `Dispute by ${company}: ${entry.what}`;

/** The letter as plain text. */
export function letterText({
  entry,
  company,
  reportNumber,
  caseNumber,
  reason,
  signedBy,
}: DisputeLetter): string {
  const { creditor, what, reported, amount } = entry;
  return [
    `To: ${creditor}`,
    ...(isOfProvider(entry) ? [] : [`Copy: ${provider.name}`]),
    '',
    `${company} disputes this entry of its rent payment status report:`,
    '',
    what,
    `${reported}. Amount: ${amount}.`,
    `Reported by: ${creditor}`,
    ...(reportNumber ? [`Report number: ${reportNumber}`] : []),
    ...(caseNumber ? [`Case number: ${caseNumber}`] : []),
    '',
    'Reason:',
    reason.trim(),
    '',
    requestText(entry),
    '',
    signedBy,
    `for ${company}`,
  ].join('\n');
}

/** An email to the provider, to which the address of the creditor can be added. */
export const mailHref = (letter: DisputeLetter): string =>
  `mailto:${provider.email}?subject=${encodeURIComponent(subjectOf(letter))}&body=${encodeURIComponent(letterText(letter).replaceAll('\n', '\r\n'))}`;
