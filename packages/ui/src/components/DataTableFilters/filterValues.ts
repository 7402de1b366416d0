import { isPlainDate } from '@rentsafe/domain/date';
import { toMinor } from '@rentsafe/domain/money';

export interface FilterOption {
  /** The value that is submitted, or reported. */
  value: string;
  /** Its text, as the user reads it. */
  label: string;
}

interface FilterBase {
  /** Unique within the table; the name of its parameter in an address. */
  id: string;
  /** What it asks about: 'Status'. */
  label: string;
}

type Read<Row, Value> = (row: Row) => Value | null | undefined;

/**
 * What a table can be narrowed by. `value` reads it from a row, where the rows are all here: without it the caller, usually a
 * server, does the narrowing. Days are `YYYY-MM-DD`, amounts whole hundredths.
 */
export type Filter<Row> = FilterBase &
  (
    | { type: 'text'; value?: Read<Row, string> }
    | { type: 'oneOf' | 'someOf'; options: readonly FilterOption[]; value?: Read<Row, string> }
    | { type: 'dates'; value?: Read<Row, string> }
    | { type: 'amounts' /** ISO 4217. */; currency: string; value?: Read<Row, bigint> }
  );

/** Both ends belong to it; days as `YYYY-MM-DD`, amounts as decimal text. */
export interface FilterRange {
  /** The least that matches; without it there is no limit. */
  from?: string | undefined;
  /** The most that matches; without it there is no limit. */
  to?: string | undefined;
}

/** A text, one of the options, several of them, or a range. */
export type FilterValue = string | readonly string[] | FilterRange;

/** What is in force, by the id of the filter. It survives JSON. */
export type Filters = Readonly<Record<string, FilterValue>>;

export const noFilters: Filters = {};

/** Restored from somewhere: texts, lists and ranges by id. */
export const isFilters = (value: unknown): value is Filters =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(
    (each) => typeof each === 'string' || (typeof each === 'object' && each !== null),
  );

const isList = (value: FilterValue): value is readonly string[] => Array.isArray(value);

/** A filter that narrows nothing. */
export function isEmptyValue(value: FilterValue | undefined): boolean {
  if (value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  return isList(value) ? value.length === 0 : !value.from && !value.to;
}

/** The filters with one set, or taken away where the value narrows nothing. */
export function withFilter(filters: Filters, id: string, value: FilterValue | undefined): Filters {
  const { [id]: _, ...rest } = filters;
  return value === undefined || isEmptyValue(value) ? rest : { ...rest, [id]: value };
}

/** Decimal text in hundredths; undefined where it is none. */
export function amountOf(text: string | undefined): bigint | undefined {
  try {
    return text ? toMinor(text) : undefined;
  } catch {
    return undefined;
  }
}

const dayOf = (text: string | undefined) => (text && isPlainDate(text) ? text : undefined);

const within = <Value extends string | bigint>(
  value: Value,
  from: Value | undefined,
  to: Value | undefined,
) => (from === undefined || value >= from) && (to === undefined || value <= to);

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a row is within one filter. A row without the value is within none. */
export function matches<Row>(filter: Filter<Row>, wanted: FilterValue, row: Row): boolean {
  if (!filter.value) return true;
  const value = filter.value(row);
  if (value === null || value === undefined) return false;
  const range: FilterRange = typeof wanted === 'string' || isList(wanted) ? {} : wanted;
  switch (filter.type) {
    case 'text':
      return folded(String(value)).includes(folded(String(wanted).trim()));
    case 'oneOf':
      return value === wanted;
    case 'someOf':
      return isList(wanted) && wanted.includes(String(value));
    case 'dates':
      return within(String(value).slice(0, 10), dayOf(range.from), dayOf(range.to));
    case 'amounts':
      return within(BigInt(value), amountOf(range.from), amountOf(range.to));
  }
}

/** The rows that are within all filters in force. */
export function filterRows<Row>(
  rows: readonly Row[],
  definitions: readonly Filter<Row>[],
  filters: Filters,
): readonly Row[] {
  const inForce = definitions.flatMap((filter) => {
    const wanted = filters[filter.id];
    return wanted === undefined || isEmptyValue(wanted) || !filter.value ? [] : [{ filter, wanted }];
  });
  if (inForce.length === 0) return rows;
  return rows.filter((row) => inForce.every(({ filter, wanted }) => matches(filter, wanted, row)));
}
