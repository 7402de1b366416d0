import { toDecimal } from '@rentsafe/format/money';
import type { Changes } from '../audit/events.ts';

/** Secrets, and values derived from other fields. */
const unrecorded = [/^password/, /^search_text$/, /^sort_name$/, /_key$/];

const isRecorded = (field: string) => !unrecorded.some((pattern) => pattern.test(field));

/** Amounts alone are bigint. */
const toJson = (value: unknown) =>
  JSON.stringify(value ?? null, (_, member) => (typeof member === 'bigint' ? toDecimal(member) : member));

/** As on the wire: a time and an amount are text, an absent value null. */
const asJson = (value: unknown): unknown => JSON.parse(toJson(value));

export const isSame = (a: unknown, b: unknown) => toJson(a) === toJson(b);

/** The fields that differ between two states of a record, before and after. */
export function changesBetween(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  fields: readonly string[],
): Changes {
  return Object.fromEntries(
    fields
      .filter((field) => isRecorded(field) && !isSame(before[field], after[field]))
      .map((field) => [field, [asJson(before[field]), asJson(after[field])]]),
  );
}

const withoutIds = (list: unknown): unknown =>
  Array.isArray(list) ? list.map(({ id, individual_id, ...rest }) => rest) : list;

/** The lists of a record that differ, whatever ids their rows have. */
export function listChanges<T extends object>(
  before: T,
  after: T,
  lists: readonly (keyof T & string)[],
): Changes {
  const rowsOf = (record: T) => Object.fromEntries(lists.map((list) => [list, withoutIds(record[list])]));
  return changesBetween(rowsOf(before), rowsOf(after), lists);
}
