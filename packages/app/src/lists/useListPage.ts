import type { Paginated } from '@rentsafe/domain/pagination';
import type { ListStorage } from '@rentsafe/ui/ListPage';
import type { UseQueryOptions } from '@tanstack/react-query';
import type { ListState } from '../calls/listState';
import type { ListPlace } from './listPlace';
import { type ListResult, type RowOf, useListQuery } from './useListQuery';
import { type ListUrl, useListUrl } from './useListUrl';

export interface ListPages<Page, Key extends readonly unknown[]> {
  /** Where the list keeps its state in the address; the same object at each render. */
  place: ListPlace;
  queries: {
    page: (list: ListState) => UseQueryOptions<Page, Error, Page, Key>;
  };
}

export interface ListPage<Row> extends Omit<ListUrl, 'onMissingPage'>, ListResult<Row> {}

/** A list that is read page by page: the state of the address, and what the server has sent for it. */
export function useListPage<Page extends Paginated<unknown>, Key extends readonly unknown[]>(
  { place, queries }: ListPages<Page, Key>,
  options: { storage?: ListStorage; scope?: string } = {},
): ListPage<RowOf<Page>> {
  const { onMissingPage, ...url } = useListUrl(place, options);
  const { list } = url;
  return { ...url, ...useListQuery(queries.page(list), { list, onMissingPage }) };
}
