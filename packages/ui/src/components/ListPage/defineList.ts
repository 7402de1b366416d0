import { type Filter, type Filters, filterParams } from '../DataTableFilters';
import type { Sort } from '../DataTableSort';
import { inWords, type ListFilters, plainValue, typedValue } from './listFilters';

/** What `defineList` is given. */
export interface ListOptions<F extends ListFilters, S extends string> {
  /** Names the list among stored preferences, and in its texts: 'jobs'. */
  name: string;
  /** What it can be narrowed by, by the name of the query parameter. @default none */
  filters?: F;
  /** Ids of the columns that it can be sorted by, or what each is called in the address. @default none */
  sort?: readonly S[] | Readonly<Record<S, string>>;
  /** Rows of a page to choose from; the first is the default. @default [20, 50, 100] */
  pageSizes?: readonly number[];
  /** Before each of its query parameters, so that several lists share an address. @default '' */
  prefix?: string;
  /** The names of its query parameters. @default { q: 'q', page: 'page', sort: 'sort' } */
  parameters?: { q?: string; page?: string; sort?: string };
}

/** A list: what it can be narrowed and sorted by, and how that stands in an address. Made by `defineList`. */
export interface ListDefinition<F extends ListFilters = ListFilters, S extends string = string> {
  /** Names the list among stored preferences, and in its texts. */
  readonly name: string;
  /** As they were given. */
  readonly filters: F;
  /** The same, as a table takes them. */
  readonly definitions: readonly Filter<unknown>[];
  /** Ids of the columns that it can be sorted by. */
  readonly sort: readonly S[];
  /** Rows of a page to choose from; the first is the default. */
  readonly pageSizes: readonly number[];
  /** The names of its query parameters, with the prefix. */
  readonly parameters: { readonly q: string; readonly page: string; readonly sort: string };
  /** What a query string asks for. What it does not allow is left out, and named by `refused`. */
  read: (search: string | URLSearchParams, pageSize?: number) => ListQuery<ListDefinition<F, S>>;
  /** A query string with the query in place of the one before; other parameters are kept. */
  // A method: otherwise a list without an order is none of AnyList, whose order is not never.
  write(search: string | URLSearchParams, query: ListQuery<ListDefinition<F, S>>): URLSearchParams;
  /** What a query string has that the list does not allow: ids of filters, `sort`, `page`. */
  refused: (search: string | URLSearchParams) => readonly string[];
}

/** Any list. */
// biome-ignore lint/suspicious/noExplicitAny: a query is both read and written
export type AnyList = ListDefinition<any, any>;

type ValueOf<Each> = Each extends { readonly Value?: infer Value } ? Exclude<Value, undefined> : never;

/** What a list shows: `ListQuery<typeof jobs>`. */
export interface ListQuery<L extends AnyList> {
  /** The search term, trimmed; '' for none. */
  readonly q: string;
  /** From 1. */
  readonly page: number;
  /** Rows of a page. */
  readonly pageSize: number;
  /** The order; undefined is that of the server. */
  readonly sort: (Sort & { readonly column: L['sort'][number] }) | undefined;
  /** The filters in force; the others are undefined. */
  readonly filters: { readonly [Id in keyof L['filters']]?: ValueOf<L['filters'][Id]> | undefined };
}

/** Declares a list, once, outside components. */
export function defineList<
  const F extends ListFilters = Record<never, never>,
  const S extends string = never,
>({
  name,
  filters = {} as F,
  sort = [],
  pageSizes = [20, 50, 100],
  prefix = '',
  parameters = {},
}: ListOptions<F, S>): ListDefinition<F, S> {
  type Query = ListQuery<ListDefinition<F, S>>;
  const named = {
    q: prefix + (parameters.q ?? 'q'),
    page: prefix + (parameters.page ?? 'page'),
    sort: prefix + (parameters.sort ?? 'sort'),
  };
  const definitions = Object.entries(filters).map(
    ([id, { label = inWords(id), ...filter }]) => ({ ...filter, id, label }) as Filter<unknown>,
  );
  const params = filterParams(definitions, prefix);
  const keys: readonly (readonly [string, string])[] = Array.isArray(sort)
    ? sort.map((column: string) => [column, column] as const)
    : Object.entries(sort);

  function sortIn(search: URLSearchParams): Sort | undefined {
    const [, minus, key] = /^(-?)(.+)$/.exec(search.get(named.sort) ?? '') ?? [];
    const column = keys.find(([, each]) => each === key)?.[0];
    return column === undefined ? undefined : { column, direction: minus ? 'descending' : 'ascending' };
  }
  const set = (search: URLSearchParams, parameter: string, value: string) =>
    value ? search.set(parameter, value) : search.delete(parameter);

  const list: ListDefinition<F, S> = {
    ...{ name, filters, definitions, pageSizes, parameters: named },
    sort: keys.map(([column]) => column as S),
    read: (from, pageSize = pageSizes[0] ?? 20) => {
      const search = new URLSearchParams(from);
      return {
        q: (search.get(named.q) ?? '').trim(),
        page: pageIn(search.get(named.page)) ?? 1,
        pageSize,
        sort: sortIn(search) as Query['sort'],
        filters: typedFilters(filters, params.read(search)) as Query['filters'],
      };
    },
    write: (from, query) => {
      const before = new URLSearchParams(from);
      const wanted = plainFilters(filters, query.filters);
      // What stays keeps its place: an address that differs in nothing else is the same.
      const isSame = String(params.write(none, params.read(before))) === String(params.write(none, wanted));
      const search = isSame ? before : params.write(before, wanted);
      const key = query.sort && keys.find(([column]) => column === query.sort?.column)?.[1];
      set(search, named.q, query.q.trim());
      set(search, named.page, query.page > 1 ? String(query.page) : '');
      // One that is refused stays, and is still told, until there is another.
      if (key || sortIn(search)) {
        set(search, named.sort, key ? `${query.sort?.direction === 'descending' ? '-' : ''}${key}` : '');
      }
      return search;
    },
    refused: (from) => {
      const search = new URLSearchParams(from);
      const page = search.get(named.page);
      return [
        ...definitions
          .filter((each) => filterParams([each], prefix).refused(search).length > 0)
          .map(({ id }) => id),
        ...(search.get(named.sort) && !sortIn(search) ? ['sort'] : []),
        ...(page !== null && pageIn(page) === undefined ? ['page'] : []),
      ];
    },
  };
  return list;
}

const none = new URLSearchParams();

/** A page as an address has it; undefined where it is none. */
const pageIn = (text: string | null) =>
  text !== null && /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : undefined;

/** Filters of a table as a query has them. */
export const typedFilters = (definitions: ListFilters, filters: Filters): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([id, value]) => {
      const filter = definitions[id];
      return filter ? [[id, typedValue(filter, value)]] : [];
    }),
  );

/** Filters of a query as a table and an address have them. */
export const plainFilters = (definitions: ListFilters, filters: Readonly<Record<string, unknown>>): Filters =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([id, value]) => {
      const filter = definitions[id];
      const plain = filter && plainValue(filter, value);
      return plain === undefined ? [] : [[id, plain]];
    }),
  );
