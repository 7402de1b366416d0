import type { ComboboxSearch } from '../Combobox';
import type { Filter, FilterOf, FilterOption, FilterRange, FilterValue } from '../DataTableFilters';
import { searchedFilter } from './searchedFilter';

/** A filter of a list. `Value` is what the query of the list has for it; its id is its key in `filters`. */
export type ListFilter<Value> = FilterOf<Filter<never>['type'], Value>;

/** The filters of a list, by id: the id is also the name of the query parameter. */
// biome-ignore lint/suspicious/noExplicitAny: a filter both takes and gives its value
export type ListFilters = Readonly<Record<string, ListFilter<any>>>;

/** A range of numbers; both ends belong to it. */
export interface NumberRange {
  /** The least that matches; without it there is no limit. */
  from?: number | undefined;
  /** The most that matches; without it there is no limit. */
  to?: number | undefined;
}

type Choice<Value extends string> = Value | (FilterOption & { value: Value });

const asOption = <Value extends string>(choice: Choice<Value>): FilterOption =>
  typeof choice === 'string' ? { value: choice, label: inWords(choice) } : choice;

/** `in_progress` and `inProgress` as people write it: 'In progress'. */
export function inWords(id: string): string {
  const words = id
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** One of a few values: `Value | undefined` in the query. A plain text is its own value, and its label in words. */
export const oneOf = <const Value extends string>(
  options: readonly Choice<Value>[],
  label?: string,
): FilterOf<'oneOf', Value> => ({ type: 'oneOf', options: options.map(asOption), label });

/** Some of several values: `readonly Value[] | undefined` in the query. */
export const oneOrMore = <const Value extends string>(
  options: readonly Choice<Value>[],
  label?: string,
): FilterOf<'someOf', readonly Value[]> => ({ type: 'someOf', options: options.map(asOption), label });

/** Text that matches if it is contained. */
export const containing = (label?: string): ListFilter<string> => ({ type: 'text', label });

/** A period, `{ from, to }`: both days belong to it, as `YYYY-MM-DD`. `due_from` and `due_to` in the address. */
export const dayRange = (label?: string): ListFilter<FilterRange> => ({ type: 'dates', label });

/** Amounts of one currency (ISO 4217), `{ from, to }`: both ends included, as decimal text. */
export const amountRange = (label: string | undefined, currency: string): ListFilter<FilterRange> => ({
  ...{ type: 'amounts', label, currency },
});

/** Numbers, both ends included. */
export const numberRange = (label?: string, { decimals = 0 } = {}): ListFilter<NumberRange> => ({
  ...{ type: 'numbers', label, decimals },
});

/** Yes, no, or either: `boolean | undefined` in the query. */
export const yesNo = (label?: string): ListFilter<boolean> => ({ type: 'yesNo', label });

export interface SearchedOptions {
  /** What the filter is called. @default its id in words */
  label?: string;
  /** What a value is called that only an address has named. @default the value */
  nameOf?: (value: string, signal: AbortSignal) => Promise<string>;
}

/** One of very many, found by `find` as a Combobox does: the `value` of the option as a text. */
export const searched = (
  find: ComboboxSearch,
  { label, nameOf }: SearchedOptions = {},
): FilterOf<'own', string> => ({ type: 'own', label, ...searchedFilter(find, nameOf) });

/** The value of a filter as it stands in the query. */
export function typedValue(filter: ListFilter<unknown>, value: FilterValue): unknown {
  if (filter.type === 'yesNo') return value === 'true';
  if (filter.type === 'own') return filter.read([value].flat() as string[]);
  if (filter.type !== 'numbers') return value;
  const { from, to } = value as FilterRange;
  return { ...(from && { from: Number(from) }), ...(to && { to: Number(to) }) };
}

/** The same as the control and the address have it: texts. */
export function plainValue(filter: ListFilter<unknown>, value: unknown): FilterValue | undefined {
  if (value === undefined || value === null) return undefined;
  if (filter.type === 'yesNo') return String(value);
  if (filter.type === 'own') return filter.write(value);
  if (filter.type !== 'numbers') return value as FilterValue;
  const { from, to } = value as NumberRange;
  return {
    ...(from !== undefined && { from: String(from) }),
    ...(to !== undefined && { to: String(to) }),
  };
}
