import type { SearchKind } from './kinds.ts';

/** A number of the house, of records of one kind. */
export interface MeantNumber {
  kind: SearchKind;
  number: string;
}

/** How records are numbered, and what people call them. */
const series: readonly { kind: SearchKind; prefix: string; digits: number; words: readonly string[] }[] = [
  { kind: 'lease', prefix: 'L', digits: 4, words: ['lease'] },
  { kind: 'invoice', prefix: 'INV', digits: 6, words: ['invoice'] },
  { kind: 'invoice', prefix: 'CN', digits: 6, words: ['credit note', 'credit'] },
  { kind: 'receipt', prefix: 'RC', digits: 6, words: ['receipt'] },
  { kind: 'disbursement', prefix: 'PV', digits: 6, words: ['payment', 'disbursement', 'voucher'] },
  { kind: 'journal', prefix: 'JV', digits: 6, words: ['journal'] },
  { kind: 'request', prefix: 'RQ', digits: 6, words: ['request'] },
  { kind: 'work_order', prefix: 'WO', digits: 6, words: ['order', 'work order', 'job'] },
  { kind: 'inspection', prefix: 'IN', digits: 6, words: ['inspection'] },
  { kind: 'document', prefix: 'LD', digits: 6, words: ['document'] },
  { kind: 'dispute', prefix: 'DP', digits: 6, words: ['dispute'] },
  { kind: 'report', prefix: 'RR', digits: 6, words: ['report'] },
];

/** `RC-000002` as it is typed: rc2, RC 2, receipt 2, receipt no. 2. */
const typed = /^([a-z][a-z ]*?)[\s.#:-]*(?:no\.?|number)?[\s.#-]*0*(\d{1,9})$/i;

/** The numbers of the house that a text may mean, `RC-2` and `lease 12`, or a bare `12` of each series; [] where it is none. */
export function meantNumbers(text: string): MeantNumber[] {
  const trimmed = text.trim();
  const bare = /^0*(\d{1,6})$/.exec(trimmed)?.[1];
  const [, word = '', digits = bare] = typed.exec(trimmed) ?? [];
  if (!digits) return [];
  const name = word.trim().toLowerCase();
  return series
    .filter(({ prefix, words }) => !name || prefix.toLowerCase() === name || words.includes(name))
    .map(({ kind, prefix, digits: least }) => ({ kind, number: `${prefix}-${digits.padStart(least, '0')}` }));
}

/** True of `RQ-000013` and `lease 12`: nobody's number in the register. */
export const isHouseNumber = (text: string): boolean => /[a-z]/i.test(text) && meantNumbers(text).length > 0;
