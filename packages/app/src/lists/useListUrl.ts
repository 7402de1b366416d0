import type { Filters } from '@rentsafe/ui/DataTableFilters';
import type { Sort } from '@rentsafe/ui/DataTableSort';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { ListState } from '../calls/listState';
import {
  badPage,
  filtersOf,
  type ListPlace,
  listStateOf,
  parameterOf,
  refusedFilters,
  sortOf,
  withFilters,
  withoutPage,
  withQuery,
  withSort,
} from './listUrl';

interface ArrivalState {
  /** The page that was asked for and is not there. */
  missingPage?: string;
}

export interface ListUrl {
  list: ListState;
  /** The query string of the address, for links that keep its other parameters. */
  search: string;
  /** A page that was asked for and is not there: page 1 is shown instead. */
  missingPage: string | undefined;
  filters: Filters;
  sort: Sort | undefined;
  /** The labels of filters, and of the order, that the address names with a value that is none: the list is shown without them. */
  refusedFilters: readonly string[];
  onFilters: (filters: Filters) => void;
  onSort: (sort: Sort | undefined) => void;
  /** Searches for a term, from page 1; '' clears the search. */
  onSearch: (q: string) => void;
  /** Goes to page 1 because the page of the address is not there. */
  onMissingPage: () => void;
}

/** The state of a list, kept in the address; `place` is the same object at each render. */
export function useListUrl(place: ListPlace, pageSize: number): ListUrl {
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const list = listStateOf(search, place, pageSize);
  const bad = badPage(search, place);

  const onMissingPage = useCallback(() => {
    const missingPage = new URLSearchParams(location.search).get(parameterOf(place, 'page')) ?? '';
    const target = withoutPage(new URLSearchParams(location.search), place);
    void navigate(
      { search: String(target) },
      { replace: true, state: { missingPage } satisfies ArrivalState },
    );
  }, [location.search, navigate, place]);

  useEffect(() => {
    if (bad !== null) onMissingPage();
  }, [bad, onMissingPage]);

  // A saved view changes several of them at once: each starts from what the one before it made.
  const pending = useRef<URLSearchParams>(undefined);
  useEffect(() => {
    if (location.key) pending.current = undefined;
  }, [location.key]);
  const change = (changed: (from: URLSearchParams) => URLSearchParams) => {
    pending.current = changed(pending.current ?? search);
    void navigate({ search: String(pending.current) });
  };

  return {
    list,
    search: location.search,
    missingPage: (location.state as ArrivalState | null)?.missingPage,
    filters: filtersOf(search, place),
    sort: sortOf(search, place),
    refusedFilters: refusedFilters(search, place),
    onFilters: (filters) => change((from) => withFilters(from, place, filters)),
    onSort: (sort) => change((from) => withSort(from, place, sort)),
    onSearch: (q) => change((from) => withQuery(from, place, q)),
    onMissingPage,
  };
}
