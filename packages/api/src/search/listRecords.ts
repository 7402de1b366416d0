import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { FastifyRequest } from 'fastify';
import { principalOf } from '../auth/principal.ts';
import type { ListContext, Listing } from '../calls/serveList.ts';
import type { Db } from '../db/database.ts';
import { midnight } from '../db/midnight.ts';
import { choiceQuery, dateQuery, orderingQuery } from '../http/filters.ts';
import type { PageQuery } from '../http/query.ts';
import { findPage, inOrder, type SortKey } from './findPage.ts';
import { searchTerms } from './fold.ts';

/** A table of records as its list and its search read it. In conditions and sort keys it is named `t`. */
export interface RecordSource<Row extends { id: number }, Reader> {
  table: PgTable;
  /** What a client company may see of it. */
  isReadable: (reader: Reader) => SQL;
  /** By the values of `ordering`; one is `name`. */
  sortKeys: Readonly<Record<string, SortKey>> & { name: SortKey };
  /** The conditions of further query parameters. */
  filters?: (request: FastifyRequest, db: Db) => SQL[] | Promise<SQL[]>;
  /** The whole list, newest first. */
  newest: (db: Db, page: PageQuery) => Promise<Listing<Row>>;
  rowsOf: (db: Db, ids: number[]) => Promise<Row[]>;
}

/** The parameters that every list of records takes. */
function commonFilters(request: FastifyRequest): SQL[] {
  const from = dateQuery(request, 'created_from');
  const to = dateQuery(request, 'created_to');
  const isMine = choiceQuery(request, 'mine', ['true', 'false']) === 'true';
  return [
    ...(from ? [sql`t.created_at >= ${midnight(from, 0)}`] : []),
    ...(to ? [sql`t.created_at < ${midnight(to, 1)}`] : []),
    ...(isMine ? [sql`t.created_by = ${principalOf(request).userId}`] : []),
  ];
}

/** A page of records: of a search by name, else newest first, unless `ordering` says otherwise. */
export async function listRecords<Row extends { id: number }, Reader>(
  { request, db, scope, query, page }: ListContext<Reader | null>,
  { table, isReadable, sortKeys, filters, newest, rowsOf }: RecordSource<Row, Reader>,
): Promise<Listing<Row>> {
  const ordering = orderingQuery(request, Object.keys(sortKeys));
  const conditions = [
    ...commonFilters(request),
    ...((await filters?.(request, db)) ?? []),
    ...(scope === null ? [] : [isReadable(scope)]),
  ];
  if (query === '' && !ordering && conditions.length === 0) return newest(db, page);
  const unordered =
    query === '' ? { key: sql`t.id`, descending: true } : { ...sortKeys.name, descending: false };
  const sortKey = ordering && sortKeys[ordering.key];
  const { ids, count, capped } = await findPage(db, {
    table,
    terms: searchTerms(query),
    conditions,
    isNarrow: scope !== null,
    sort: sortKey ? { ...sortKey, descending: ordering.descending } : unordered,
    page,
  });
  return { count, capped, results: ids.length > 0 ? inOrder(ids, await rowsOf(db, ids)) : [] };
}
