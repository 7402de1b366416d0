import type { Paginated } from '@rentsafe/domain/pagination';
import type { UseQueryOptions } from '@tanstack/react-query';
import type { ListState } from '../api/listState';
import type { ListPlace } from './listUrl';
import type { ListViewProps } from './RecordList';
import { useListQuery } from './useListQuery';
import { useListUrl } from './useListUrl';

interface ListScreen<Row, Key extends readonly unknown[]> {
  /** Where the list keeps its state in the address; the same object at each render. */
  place: ListPlace;
  queries: { page: (list: ListState) => UseQueryOptions<Paginated<Row>, Error, Paginated<Row>, Key> };
}

/** What the view of a list is given: the state of the address, and what the server has sent for it. */
export function useListScreen<Row, Key extends readonly unknown[]>({
  place,
  queries,
}: ListScreen<Row, Key>): ListViewProps<Row> {
  const { onMissingPage, ...url } = useListUrl(place);
  return {
    ...url,
    definitions: place.filters,
    ...useListQuery(queries.page(url.list), { list: url.list, onMissingPage }),
  };
}
