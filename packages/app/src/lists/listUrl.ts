import { parsePage } from '@rentsafe/domain/pagination';
import { type Filter, type Filters, filterParams } from '@rentsafe/ui/DataTableFilters';
import type { ListState } from '../api/listState';

/** Where a list keeps its state in the address. */
export interface ListPlace {
  /** Prefix of its query parameters. */
  name: string;
  /** The tab that it stands in, which stays open when the list's own parameters go. */
  tab?: string;
  /** What it can be narrowed by: `id` is the parameter of the call, and with the prefix that of the address. */
  filters?: readonly Filter<unknown>[];
}

const noFilters: readonly never[] = [];
const paramsOf = ({ name, filters = noFilters }: ListPlace) => filterParams(filters, `${name}_`);

/** The filters that are in force. */
export const filtersOf = (search: URLSearchParams, place: ListPlace): Filters => paramsOf(place).read(search);

/** The labels of filters that the address names with a value that is none. */
export const refusedFilters = (search: URLSearchParams, place: ListPlace) => paramsOf(place).refused(search);

/** Other filters start on page 1. */
export const withFilters = (search: URLSearchParams, place: ListPlace, filters: Filters) =>
  paramsOf(place).write(withoutPage(search, place), filters);

/** What a list shows: the trimmed term, the page and the filters. */
export function listStateOf(search: URLSearchParams, place: ListPlace): ListState {
  const { name, filters = noFilters } = place;
  return {
    q: (search.get(`${name}_q`) ?? '').trim(),
    page: parsePage(search.get(`${name}_page`)),
    filters: Object.fromEntries(filterParams(filters).write(new URLSearchParams(), filtersOf(search, place))),
  };
}

/** The page parameter as it stands in the address when it is no page number; null when all is well. */
export function badPage(search: URLSearchParams, name: string): string | null {
  const page = search.get(`${name}_page`);
  return page === null || (/^\d{1,9}$/.test(page) && Number(page) > 0) ? null : page;
}

/** A new search starts on page 1; '' clears term and page. */
export function withQuery(search: URLSearchParams, place: ListPlace, q: string): URLSearchParams {
  const next = withoutPage(search, place);
  if (q) next.set(`${place.name}_q`, q);
  else next.delete(`${place.name}_q`);
  return next;
}

/** The same list on page 1. */
export function withoutPage(search: URLSearchParams, { name, tab }: ListPlace): URLSearchParams {
  const next = new URLSearchParams(search);
  if (tab) next.set('tab', tab);
  next.delete(`${name}_page`);
  return next;
}
