import type { Paginated } from '@rentsafe/domain/pagination';
import type { Preferences } from '@rentsafe/ui/DataTablePreferences';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { everyRow } from '../calls/everyRow';
import type { ListState } from '../calls/listState';
import { useJustAdded } from '../calls/prependToLists';
import { useListPreferences } from './listPreferences';
import type { ListPlace } from './listUrl';
import { type ListPage, type ListPages, useListPage } from './useListPage';
import type { RowOf } from './useListQuery';

interface ListScreen<Page extends Paginated<unknown>, Key extends readonly unknown[]>
  extends ListPages<Page, Key> {
  queries: ListPages<Page, Key>['queries'] & {
    key: readonly string[];
    csv: (list: ListState) => Promise<string>;
  };
  /** What no two rows share. @default their id */
  rowKey?: (row: RowOf<Page>) => number;
}

const idOf = (row: unknown) => (row as { id: number }).id;

/** What a list view is given by its screen. */
export interface ListViewProps<Row> extends ListPage<Row> {
  place: ListPlace;
  /** The record that was added last, from here. */
  addedId: number | undefined;
  preferences: Preferences;
  onPreferences: (preferences: Preferences) => void;
  /** Reads all that match. Throws `ApiError`. */
  fetchAll: () => Promise<readonly Row[]>;
  /** All that match as a CSV file of the server. Throws `ApiError`. */
  fetchCsv: () => Promise<string>;
}

/** What the view of a list of records is given by its screen. */
export function useListScreen<Page extends Paginated<unknown>, Key extends readonly unknown[]>({
  place,
  queries,
  rowKey = idOf,
}: ListScreen<Page, Key>): ListViewProps<RowOf<Page>> {
  const queryClient = useQueryClient();
  const [preferred, setPreferences] = useListPreferences(place.name);
  const preferences = useMemo(
    () => (place.hidden ? { hidden: place.hidden, ...preferred } : preferred),
    [place.hidden, preferred],
  );
  const page = useListPage({ place, queries }, preferences.pageSize);
  const { list, onSearch } = page;
  // Another size of pages waits for page 1: of the new size there may be no such page as is shown.
  const [waiting, setWaiting] = useState<Preferences>();
  useEffect(() => {
    if (!waiting || list.page > 1) return;
    setWaiting(undefined);
    setPreferences(waiting);
  }, [waiting, list.page, setPreferences]);
  return {
    ...page,
    place,
    addedId: useJustAdded(queries.key),
    preferences,
    onPreferences: (next) => {
      if (next.pageSize === preferences.pageSize || list.page === 1) return setPreferences(next);
      setWaiting(next);
      void onSearch(list.q);
    },
    fetchAll: () =>
      everyRow<RowOf<Page>>(
        ({ page, page_size: pageSize }) =>
          queryClient.fetchQuery({ ...queries.page({ ...list, page, pageSize }), staleTime: 0, gcTime: 0 }),
        rowKey,
      ),
    fetchCsv: () => queries.csv(list),
  };
}
