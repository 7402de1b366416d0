import { isPlainDate } from '@rentsafe/format/date';
import { toMinor } from '@rentsafe/format/money';
import type { OwnFilter } from './ownFilter';

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
    | {
        type: 'numbers' /** Digits that may follow the point. @default 0 */;
        decimals?: number;
        value?: Read<Row, number>;
      }
    | { type: 'yesNo'; value?: Read<Row, boolean> }
    | ({ type: 'own'; value?: Read<Row, unknown> } & OwnFilter<unknown>)
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

/** The texts of a value that is no range. */
export const textsOf = (value: FilterValue | undefined): readonly string[] =>
  typeof value === 'string' ? [value] : value && isList(value) ? value : [];

/** Whether a filter narrows: what an own filter cannot read is none. */
export const isInForce = <Row>(filter: Filter<Row>, value: FilterValue | undefined): boolean =>
  !isEmptyValue(value) && (filter.type !== 'own' || filter.read(textsOf(value)) !== undefined);

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

/** Decimal text as a number; undefined where it is none. */
export const numberOf = (text: string | undefined): number | undefined =>
  text && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;

const dayOf = (text: string | undefined) => (text && isPlainDate(text) ? text : undefined);

const within =
  <Value extends string | bigint | number>(from: Value | undefined, to: Value | undefined) =>
  (value: Value) =>
    (from === undefined || value >= from) && (to === undefined || value <= to);

/** Without case and accents. */
export const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether what a row has is within a filter. What it does not have is within none, unless an own one says so. */
export function matcherOf<Row>(filter: Filter<Row>, wanted: FilterValue): (has: unknown) => boolean {
  const texts = textsOf(wanted);
  if (filter.type === 'own' && filter.matches) {
    const { matches } = filter;
    const own = filter.read(texts);
    return (has) => matches(has, own);
  }
  const within = matcherOfText(filter, texts, typeof wanted === 'string' || isList(wanted) ? {} : wanted);
  return (has) => has !== null && has !== undefined && within(String(has));
}

function matcherOfText<Row>(
  filter: Filter<Row>,
  texts: readonly string[],
  range: FilterRange,
): (has: string) => boolean {
  switch (filter.type) {
    case 'text': {
      const wanted = folded((texts[0] ?? '').trim());
      return (has) => folded(has).includes(wanted);
    }
    case 'dates': {
      const isWithin = within(dayOf(range.from), dayOf(range.to));
      return (has) => isWithin(has.slice(0, 10));
    }
    case 'numbers': {
      const isWithin = within(numberOf(range.from), numberOf(range.to));
      return (has) => isWithin(Number(has));
    }
    case 'amounts': {
      const isWithin = within(amountOf(range.from), amountOf(range.to));
      return (has) => isWithin(BigInt(has));
    }
    default:
      return (has) => texts.includes(has);
  }
}

/** The rows that are within all filters in force. */
export function filterRows<Row>(
  rows: readonly Row[],
  definitions: readonly Filter<Row>[],
  filters: Filters,
): readonly Row[] {
  const tests = definitions.flatMap((filter) => {
    const { value } = filter;
    const wanted = filters[filter.id];
    if (!value || wanted === undefined || !isInForce(filter, wanted)) return [];
    const isWithin = matcherOf(filter, wanted);
    return [(row: Row) => isWithin(value(row))];
  });
  if (tests.length === 0) return rows;
  return rows.filter((row) => tests.every((test) => test(row)));
}
