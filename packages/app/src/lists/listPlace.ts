import type { Filter } from '@rentsafe/ui/DataTableFilters';
import { type AnyList, defineList, type ListFilters, type ListQuery } from '@rentsafe/ui/ListPage';
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

const pageSizes: readonly number[] = [PAGE_SIZE, 50, 100];

/** The query parameter of an address: `users_page`, or `page` of a list that has the address to itself. */
export const parameterOf = (
  { name, prefix = `${name}_` }: Pick<ListPlace, 'name' | 'prefix'>,
  parameter: string,
) => prefix + parameter;

interface PlaceLists {
  /** As the address has it. */
  addressed: AnyList;
  /** As the calls of the server have it. */
  called: AnyList;
}

const known = new WeakMap<ListPlace, PlaceLists>();

function listsOf(place: ListPlace): PlaceLists {
  const { name, filters = [], orderings = {} } = place;
  const definition = {
    ...{ name, pageSizes, sort: orderings, parameters: { sort: 'ordering' } },
    filters: Object.fromEntries(filters.map(({ id, ...filter }) => [id, filter])) as ListFilters,
  };
  const lists = known.get(place) ?? {
    addressed: defineList({ ...definition, prefix: parameterOf(place, '') }),
    called: defineList(definition),
  };
  known.set(place, lists);
  return lists;
}

/** The list that stands at a place: the same one for the same place. */
export const listOf = (place: ListPlace): AnyList => listsOf(place).addressed;

/** What a list shows, as its call takes it: several values of a filter with commas. */
export function callOf(place: ListPlace, query: ListQuery<AnyList>): ListState {
  const params = listsOf(place).called.write('', { ...query, q: '', page: 1 });
  const ordering = params.get('ordering') ?? '';
  params.delete('ordering');
  const { q, page, pageSize } = query;
  return {
    ...{ q, page, pageSize, ordering },
    filters: Object.fromEntries([...params.keys()].map((name) => [name, params.getAll(name).join()])),
  };
}

/** The same list on page 1. */
export function withoutPage(search: URLSearchParams, place: ListPlace): URLSearchParams {
  const next = new URLSearchParams(search);
  if (place.tab) next.set('tab', place.tab);
  next.delete(parameterOf(place, 'page'));
  return next;
}
