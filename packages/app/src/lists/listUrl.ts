import { isPlainDate, type PlainDate, today } from '@rentsafe/domain/date';
import { parsePage } from '@rentsafe/domain/pagination';
import { type Filter, type Filters, filterParams } from '@rentsafe/ui/DataTableFilters';
import type { Sort } from '@rentsafe/ui/DataTableSort';
import { type ListState, PAGE_SIZE } from '../calls/listState';

/** Where a list keeps its state in the address. */
export interface ListPlace {
  /** Names it among the user's preferences. */
  name: string;
  /** Before each of its query parameters. @default the name and an underscore */
  prefix?: string | undefined;
  /** The tab that it stands in, which stays open when the list's own parameters go. */
  tab?: string;
  /** What it can be narrowed by: `id` is the parameter of the call, and with the prefix that of the address. */
  filters?: readonly Filter<unknown>[];
  /** What the server orders by, by the id of the column that shows it. */
  orderings?: Readonly<Record<string, string>>;
  /** Ids of the columns that are shown only to those who choose them. @default none */
  hidden?: readonly string[];
}

const noFilters: readonly never[] = [];

/** The query parameter of an address: `users_page`, or `page` of a list that has the address to itself. */
export const parameterOf = (
  { name, prefix = `${name}_` }: Pick<ListPlace, 'name' | 'prefix'>,
  parameter: string,
) => prefix + parameter;

const paramsOf = (place: ListPlace) => filterParams(place.filters ?? noFilters, parameterOf(place, ''));

/** The filters that are in force. */
export const filtersOf = (search: URLSearchParams, place: ListPlace): Filters => paramsOf(place).read(search);

const noOrderings = {};

/** The order of the address; undefined for that of the server, and for one that there is not. */
export function sortOf(search: URLSearchParams, place: ListPlace): Sort | undefined {
  const { orderings = noOrderings } = place;
  const [, minus, key] = /^(-?)(.+)$/.exec(search.get(parameterOf(place, 'ordering')) ?? '') ?? [];
  const column = Object.entries(orderings).find(([, ordering]) => ordering === key)?.[0];
  return column === undefined ? undefined : { column, direction: minus ? 'descending' : 'ascending' };
}

const orderingOf = ({ orderings = noOrderings }: ListPlace, sort: Sort | undefined) => {
  const key = sort && new Map(Object.entries(orderings)).get(sort.column);
  return key ? `${sort.direction === 'descending' ? '-' : ''}${key}` : '';
};

/** Another order starts on page 1. */
export function withSort(search: URLSearchParams, place: ListPlace, sort: Sort | undefined): URLSearchParams {
  const next = withoutPage(search, place);
  const ordering = orderingOf(place, sort);
  if (ordering) next.set(parameterOf(place, 'ordering'), ordering);
  else next.delete(parameterOf(place, 'ordering'));
  return next;
}

/** The labels of filters, and of the order, that the address names with a value that is none. */
export function refusedFilters(search: URLSearchParams, place: ListPlace): readonly string[] {
  const isRefused = search.get(parameterOf(place, 'ordering')) && !sortOf(search, place);
  return [...paramsOf(place).refused(search), ...(isRefused ? ['Order'] : [])];
}

/** Other filters start on page 1. */
export const withFilters = (search: URLSearchParams, place: ListPlace, filters: Filters) =>
  paramsOf(place).write(withoutPage(search, place), filters);

/** What a list shows: the trimmed term, the page, the order and the filters. */
export function listStateOf(search: URLSearchParams, place: ListPlace, pageSize = PAGE_SIZE): ListState {
  const params = filterParams(place.filters ?? noFilters).write(
    new URLSearchParams(),
    filtersOf(search, place),
  );
  return {
    q: (search.get(parameterOf(place, 'q')) ?? '').trim(),
    page: parsePage(search.get(parameterOf(place, 'page'))),
    pageSize,
    ordering: orderingOf(place, sortOf(search, place)),
    filters: Object.fromEntries([...params.keys()].map((name) => [name, params.getAll(name).join()])),
  };
}

/** The page parameter as it stands in the address when it is no page number; null when all is well. */
export function badPage(search: URLSearchParams, place: ListPlace): string | null {
  const page = search.get(parameterOf(place, 'page'));
  return page === null || (/^\d{1,9}$/.test(page) && Number(page) > 0) ? null : page;
}

/** A new search starts on page 1; '' clears term and page. */
export function withQuery(search: URLSearchParams, place: ListPlace, q: string): URLSearchParams {
  const next = withoutPage(search, place);
  if (q) next.set(parameterOf(place, 'q'), q);
  else next.delete(parameterOf(place, 'q'));
  return next;
}

/** The same list on page 1. */
export function withoutPage(search: URLSearchParams, place: ListPlace): URLSearchParams {
  const next = new URLSearchParams(search);
  if (place.tab) next.set('tab', place.tab);
  next.delete(parameterOf(place, 'page'));
  return next;
}

/** The record whose report is open over the list. */
export function reportOf(search: URLSearchParams, place: ListPlace): number | undefined {
  const id = search.get(parameterOf(place, 'report')) ?? '';
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined;
}

/** The same list with the report on a record open over it; `undefined` closes it. */
export function withReport(search: URLSearchParams, place: ListPlace, id: number | undefined) {
  const next = new URLSearchParams(search);
  if (place.tab) next.set('tab', place.tab);
  if (id === undefined) {
    next.delete(parameterOf(place, 'report'));
    next.delete(parameterOf(place, 'as_at'));
  } else next.set(parameterOf(place, 'report'), String(id));
  return next;
}

/** The day as at whose end a parameter has figures shown; '' for today, and for what is no day that has come. */
export function dayOf(search: URLSearchParams, parameter: string): PlainDate | '' {
  const day = search.get(parameter) ?? '';
  return isPlainDate(day) && day < today() ? day : '';
}

/** The same address with another day; '' for today. */
export function withDay(search: URLSearchParams, parameter: string, day: PlainDate | ''): URLSearchParams {
  const next = new URLSearchParams(search);
  if (day) next.set(parameter, day);
  else next.delete(parameter);
  return next;
}
