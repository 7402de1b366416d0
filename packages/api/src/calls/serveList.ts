import type { Call, ReplyOf } from '@rentsafe/domain/contract';
import type { Paginated } from '@rentsafe/domain/pagination';
import { type CsvColumn, toCsv } from '@rentsafe/format/csv';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { actorOf, recordEvent } from '../audit/events.ts';
import type { Db } from '../db/database.ts';
import { HttpError } from '../http/errors.ts';
import { choiceQuery } from '../http/filters.ts';
import { checkPage, paginate } from '../http/pagination.ts';
import { optionalQuery, type PageQuery, pageQuery, requiredQuery } from '../http/query.ts';
import { readOnly } from './readOnly.ts';
import { route, send } from './serve.ts';

/** Records are counted up to here, and no CSV holds more. */
export const COUNT_LIMIT = 10_000;

type RowOf<C extends Call> = ReplyOf<C> extends Paginated<infer Row> ? Row : never;
/** What a page of the call has beside its rows, such as totals. */
type BesideRows<C extends Call> = Omit<ReplyOf<C>, keyof Paginated<unknown>>;

export interface Listing<Row> {
  count: number;
  /** True when there are more than `count`. */
  capped?: boolean;
  results: Row[];
}

export interface ListContext<Scope> {
  request: FastifyRequest;
  db: Db;
  /** Whose records are listed. */
  scope: Scope;
  /** The search text, trimmed; '' where the call has no `q`, or it is omitted. */
  query: string;
  page: PageQuery;
}

/** How a list is written as CSV. */
export interface CsvOfList<Row> {
  /** Of the file, without its ending, and in the audit. */
  name: string;
  columns: readonly CsvColumn<Row>[];
}

/**
 * Serves a list a page at a time. `scopeOf` returns whose records the request may see, or throws; every list has one. With
 * `csv` the call accepts `format=csv` too: all matches as one file, and the export is recorded.
 */
export function serveList<const C extends Call, Scope>(
  app: FastifyInstance,
  call: C,
  scopeOf: (request: FastifyRequest, db: Db) => Scope | Promise<Scope>,
  list: (context: ListContext<Scope>) => Promise<Listing<RowOf<C>> & BesideRows<C>>,
  csv?: CsvOfList<RowOf<C>> | ((request: FastifyRequest) => CsvOfList<RowOf<C>>),
): void {
  const queryOf = call.path.endsWith('/search/') ? requiredQuery : optionalQuery;
  route(app, call, async (request, reply) => {
    const scope = await scopeOf(request, app.db);
    const query = call.query?.includes('q') ? queryOf(request, 'q') : '';
    const read = (db: Db, page: PageQuery) => list({ request, db, scope, query, page });
    if (csv && choiceQuery(request, 'format', ['json', 'csv']) === 'csv') {
      return sendCsv(app, request, reply, typeof csv === 'function' ? csv(request) : csv, read);
    }
    const page = pageQuery(request);
    const found = await readOnly(app, request, async (db) => {
      const listing = await read(db, page);
      checkPage(page, listing.count);
      return listing;
    });
    const { count, capped, results, ...beside } = found;
    return send(call, reply, { ...paginate(request, page, found), ...beside });
  });
}

async function sendCsv<Row>(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  { name, columns }: CsvOfList<Row>,
  read: (db: Db, page: PageQuery) => Promise<Listing<Row>>,
): Promise<FastifyReply> {
  const actor = actorOf(request, app.now());
  const results = await app.db.transaction(async (tx) => {
    const found = await read(tx, { page: 1, size: COUNT_LIMIT, offset: 0 });
    if (found.capped || found.count > COUNT_LIMIT) {
      throw new HttpError(400, 'More than 10,000 records match. Narrow the list with a search or filters.');
    }
    const { format, page, page_size, ...filters } = request.query as Record<string, unknown>;
    const changes = Object.fromEntries(
      Object.entries({ list: name, rows: found.results.length, ...filters }).map(([key, value]) => [
        key,
        [null, value] as [unknown, unknown],
      ]),
    );
    await recordEvent(tx, actor, { action: 'export', subject: { type: 'list', id: null }, changes });
    return found.results;
  });
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(toCsv(columns, results));
}
