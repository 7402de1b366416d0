import type { Paginated } from '@rentsafe/domain/pagination';
import { useQueryClient } from '@tanstack/react-query';
import { everyRow } from '../calls/everyRow';
import type { ListState } from '../calls/listState';
import { useJustAdded } from '../calls/prependToLists';
import type { ListPlace } from './listPlace';
import { listStorage } from './listStorage';
import { type ListPage, type ListPages, useListPage } from './useListPage';
import type { RowOf } from './useListQuery';

interface ListScreen<Page extends Paginated<unknown>, Key extends readonly unknown[]>
  extends ListPages<Page, Key> {
  queries: ListPages<Page, Key>['queries'] & {
    key: readonly string[];
    csv?: ((list: ListState) => Promise<string>) | undefined;
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
  /** Reads the page that is shown anew. Throws `ApiError`. */
  fetchPage: () => Promise<readonly Row[]>;
  /** Reads all that match. Throws `ApiError`. */
  fetchAll: () => Promise<readonly Row[]>;
  /** All that match as a CSV file of the server; undefined where it writes none. Throws `ApiError`. */
  fetchCsv: (() => Promise<string>) | undefined;
}

/** What the view of a list of records is given by its screen. */
export function useListScreen<Page extends Paginated<unknown>, Key extends readonly unknown[]>({
  place,
  queries,
  rowKey = idOf,
}: ListScreen<Page, Key>): ListViewProps<RowOf<Page>> {
  const queryClient = useQueryClient();
  const page = useListPage({ place, queries }, { storage: listStorage, scope: JSON.stringify(queries.key) });
  const { list } = page;
  const { csv } = queries;
  return {
    ...page,
    place,
    addedId: useJustAdded(queries.key),
    fetchPage: async () => (await queryClient.fetchQuery({ ...queries.page(list), staleTime: 0 })).results,
    fetchAll: () =>
      everyRow<RowOf<Page>>(
        ({ page, page_size: pageSize }) =>
          queryClient.fetchQuery({ ...queries.page({ ...list, page, pageSize }), staleTime: 0, gcTime: 0 }),
        rowKey,
      ),
    fetchCsv: csv && (() => csv(list)),
  };
}
