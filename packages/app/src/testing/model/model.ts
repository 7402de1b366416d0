import { normaliseIdentification } from '@rentsafe/domain/nationalId';
import type { Post } from './backend';
import type { Kind, RowKind } from './kinds';
import { nameOf, type Shown } from './screen';

/** What a row must show, by label. */
export type Row = Record<string, string>;

export const levels = ['Country', 'Province', 'City', 'Suburb'] as const;

/** `province`: the last one that was chosen in Zimbabwe. */
export const newRow: Record<RowKind, (province: string) => Row> = {
  address: (province) => ({
    'Address Type': 'Physical',
    Country: 'Zimbabwe',
    Province: province,
    City: '',
    Suburb: '',
    'Street Address': '',
    'Postal Code': '',
  }),
  contact: () => ({ Individual: '', Position: '', 'Contact Type': '', Primary: '' }),
};

export const words = { address: 'Address', contact: 'Contact' } satisfies Record<RowKind, string>;

const legends: Record<RowKind, (at: number) => string> = {
  address: (at) => (at === 0 ? 'Primary Address' : `Address ${at + 1}`),
  contact: (at) => `Contact ${at + 1}`,
};

/** What the person knows of the form that is open. */
export interface OpenForm {
  fields: Row;
  /** What stood in them when it opened. */
  start: Row;
  rows: Record<RowKind, Row[]>;
  /** The row of each list that Undo brings back, and where. */
  removed: Partial<Record<RowKind, { row: Row; at: number }>>;
  /** Contacts whose person was chosen from the list. */
  chosen: Set<Row>;
  state: 'editing' | 'asking' | 'pending' | 'overdue';
  /** The key of its own. */
  key?: string;
  /** What was sent last. */
  post?: Post;
}

export interface Model {
  kind: Kind;
  form: OpenForm | null;
  /** Keys of forms that are gone. */
  keys: Set<string>;
  /** Submissions without an answer, those of forms that are gone included. */
  unanswered: number;
  /** What has been done in this run. */
  steps: string[];
}

export function openForm({ texts, choices, start }: Kind): OpenForm {
  const empty = [...Object.keys(texts), ...Object.keys(choices)].map((label) => [label, ''] as const);
  const fields = { ...Object.fromEntries(empty), ...start };
  return {
    fields,
    start: { ...fields },
    rows: { address: [], contact: [] },
    removed: {},
    chosen: new Set(),
    state: 'editing',
  };
}

/** The form is gone, and its key with it. */
export function forget(model: Model): void {
  if (model.form?.key) model.keys.add(model.form.key);
  model.form = null;
}

/** What the page must show of it. */
export function expected({ fields, rows }: OpenForm): Shown {
  const all: Shown = { ...fields };
  for (const kind of ['address', 'contact'] as const) {
    rows[kind].forEach((row, at) => {
      for (const [label, text] of Object.entries(row)) all[nameOf(legends[kind](at), label)] = text;
      if (kind === 'address') all[nameOf(legends.address(at), 'Primary')] = at === 0 ? 'on' : '';
    });
  }
  return all;
}

/** The number of a national ID is normalised where it stands. */
export function normalise({ fields }: OpenForm): void {
  if (fields['Identification Type'] !== 'National ID') return;
  fields['Identification Number'] = normaliseIdentification(fields['Identification Number'] ?? '');
}

export const legendOf = (kind: RowKind, at: number) => legends[kind](at);

/** Something was typed, chosen or added: closing must ask. Blanks in a field that reads dates or numbers are nothing. */
export const isChanged = ({ fields, start, rows }: OpenForm) =>
  Object.entries(fields).some(([label, text]) => text.trim() !== start[label]) ||
  rows.address.length + rows.contact.length > 0;

/** Nothing but blanks was typed: whether closing asks is open. */
export const isBlank = (form: OpenForm) =>
  !isChanged(form) && Object.entries(form.fields).some(([label, text]) => text !== form.start[label]);

/** What must be filled in is not. */
export function isIncomplete({ kind }: Model, { fields, rows, chosen }: OpenForm): boolean {
  const isMissing = Object.keys(kind.filling).some((label) => (fields[label] ?? '').trim() === '');
  return isMissing || rows.address.some((row) => !row.City) || rows.contact.some((row) => !chosen.has(row));
}
