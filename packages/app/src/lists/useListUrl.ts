import type { Filters } from '@rentsafe/ui/DataTableFilters';
import { type AnyList, type ListState, type ListStorage, useListState } from '@rentsafe/ui/ListPage';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ListState as ListCall } from '../calls/listState';
import { callOf, type ListPlace, listOf, parameterOf, withoutPage } from './listPlace';
import { useRouterAddress } from './useRouterAddress';

interface ArrivalState {
  /** The page that was asked for and is not there. */
  missingPage?: string;
}

export interface ListUrl {
  state: ListState<AnyList>;
  /** What is shown, as the call takes it. */
  list: ListCall;
  /** The query string of the address, for links that keep its other parameters. */
  search: string;
  /** A page that was asked for and is not there: page 1 is shown instead. */
  missingPage: string | undefined;
  filters: Filters;
  /** The labels of filters, and of the order, that the address names with a value that is none: the list is shown without them. */
  refusedFilters: readonly string[];
  onFilters: (filters: Filters) => void;
  /** Searches for a term, from page 1; '' clears the search. */
  onSearch: (q: string) => void;
  /** Goes to page 1 because the page of the address is not there. */
  onMissingPage: () => void;
}

interface ListUrlOptions {
  /** Where preferences and views are kept. @default nowhere */
  storage?: ListStorage | undefined;
  /** What the list is of beside its query. */
  scope?: string | undefined;
}

/** The state of a list, kept in the address; `place` is the same object at each render. */
export function useListUrl(place: ListPlace, { storage, scope }: ListUrlOptions = {}): ListUrl {
  const location = useLocation();
  const navigate = useNavigate();
  const list = listOf(place);
  const address = useRouterAddress(place.tab);
  const state = useListState(list, { address, storage, scope, hidden: place.hidden });
  const { query, update, refused } = state;

  const onMissingPage = useCallback(() => {
    const search = new URLSearchParams(location.search);
    const missingPage = search.get(parameterOf(place, 'page')) ?? '';
    void navigate(
      { search: String(withoutPage(search, place)) },
      { replace: true, state: { missingPage } satisfies ArrivalState },
    );
  }, [location.search, navigate, place]);
  const isBad = refused.includes('page');
  useEffect(() => {
    if (isBad) onMissingPage();
  }, [isBad, onMissingPage]);

  return {
    ...{ state, onMissingPage },
    list: callOf(place, query),
    search: location.search,
    missingPage: (location.state as ArrivalState | null)?.missingPage,
    filters: query.filters as Filters,
    refusedFilters: refused.flatMap((id) => {
      if (id === 'page') return [];
      return id === 'sort' ? ['Order'] : (list.definitions.find((each) => each.id === id)?.label ?? id);
    }),
    onFilters: (filters) => update({ filters }),
    onSearch: (q) => update({ q }),
  };
}
