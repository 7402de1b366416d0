import type { Filters } from '@rentsafe/ui/DataTableFilters';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { ListState } from '../api/listState';
import {
  badPage,
  filtersOf,
  type ListPlace,
  listStateOf,
  refusedFilters,
  withFilters,
  withoutPage,
  withQuery,
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
  /** The labels of filters that the address names with a value that is none: the list is shown without them. */
  refusedFilters: readonly string[];
  onFilters: (filters: Filters) => void;
  /** Searches for a term; '' clears the search. */
  onSearch: (q: string) => void;
  /** Goes to page 1 because the page of the address is not there. */
  onMissingPage: () => void;
}

/** The state of a list, kept in the address; `place` is the same object at each render. */
export function useListUrl(place: ListPlace): ListUrl {
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const { name } = place;
  const list = listStateOf(search, place);
  const bad = badPage(search, name);

  const onMissingPage = useCallback(() => {
    const missingPage = new URLSearchParams(location.search).get(`${name}_page`) ?? '';
    const target = withoutPage(new URLSearchParams(location.search), place);
    void navigate(
      { search: String(target) },
      { replace: true, state: { missingPage } satisfies ArrivalState },
    );
  }, [location.search, navigate, name, place]);

  useEffect(() => {
    if (bad !== null) onMissingPage();
  }, [bad, onMissingPage]);

  return {
    list,
    search: location.search,
    missingPage: (location.state as ArrivalState | null)?.missingPage,
    filters: filtersOf(search, place),
    refusedFilters: refusedFilters(search, place),
    onFilters: (filters) => void navigate({ search: String(withFilters(search, place, filters)) }),
    onSearch: (q) => void navigate({ search: String(withQuery(search, place, q)) }),
    onMissingPage,
  };
}
