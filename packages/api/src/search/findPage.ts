import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { countMatches } from '../calls/countMatches.ts';
import { COUNT_LIMIT } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { atMost, slice } from '../db/slice.ts';
import type { PageQuery } from '../http/query.ts';
import { likeAnywhere, shortGrams } from './fold.ts';
import { COMMON, DENSE, hasTrigram, SAMPLE } from './sample.ts';

/** What a list is sorted by: an expression over the table, which is named `t`, and over what it is joined with. */
export interface SortKey {
  key: SQL;
  join?: SQL;
}

export interface Selection {
  table: PgTable;
  /** Folded terms, all of which the search text contains. */
  terms: readonly string[];
  /** Conditions over `t`. */
  conditions: readonly SQL[];
  /** True when the conditions leave a small number of rows: no index of terms is needed then. */
  isNarrow: boolean;
  sort: SortKey & { descending: boolean };
  page: PageQuery;
}

export interface Matches {
  /** Ids of the page, in order. */
  ids: number[];
  count: number;
  capped: boolean;
}

/** A telephone or an ID, nearly whole: few records hold it, which no sample need tell. */
const isOfFew = (terms: readonly string[]) => terms.some((term) => /\d{7}/.test(term));

/** For so long the texts of a sample, which only choose how to look, are not read again, in milliseconds. */
const SAMPLE_KEPT = 60_000;

const samples = new WeakMap<Db, Map<PgTable, { read: number; texts: Promise<string[]> }>>();

function sampleTexts(db: Db, table: PgTable): Promise<string[]> {
  const kept = samples.get(db) ?? new Map();
  samples.set(db, kept);
  const last = kept.get(table);
  if (last && performance.now() - last.read < SAMPLE_KEPT) return last.texts;
  const texts = rows<{ text: string }>(
    db,
    sql`SELECT search_text AS text FROM ${table} ${atMost(SAMPLE)}`,
  ).then((found) => found.map(({ text }) => text));
  kept.set(table, { read: performance.now(), texts });
  // Not kept where it fails.
  texts.catch(() => kept.delete(table));
  return texts;
}

/** How many of a sample have all terms. */
const hitsIn = async (db: Db, table: PgTable, terms: readonly string[]): Promise<number> =>
  (await sampleTexts(db, table)).filter((text) => terms.every((term) => text.includes(term))).length;

/** The index of single and double characters, for the few rows that hold all of them. */
function holdsShortGrams(terms: readonly string[]): SQL {
  const grams = [...new Set(terms.flatMap(shortGrams))].map((gram) => sql`${gram}`);
  return sql`short_grams(t.search_text) @> ARRAY[${sql.join(grams, sql`, `)}]::text[]`;
}

/** One LIKE a term, which an index can answer. */
const likes = (terms: readonly string[]): SQL =>
  sql.join(
    terms.map((term) => sql`t.search_text LIKE ${likeAnywhere(term)}`),
    sql` AND `,
  );

interface Reading {
  /** The table with what it is joined with, and the conditions. */
  from: SQL;
  key: SQL;
  order: (key: SQL, id: SQL) => SQL;
  size: number;
  offset: number;
}

/** For a list, and for terms that nearly all records hold: along an index, as far as the page. */
async function scan(db: Db, { from, key, order, size, offset }: Reading): Promise<Matches> {
  const counted = await countMatches(db, from);
  const found = await rows<{ id: number }>(
    db,
    sql`SELECT t.id ${from} ORDER BY ${order(key, sql`t.id`)}
        ${slice({ size: Math.min(size, COUNT_LIMIT - offset), offset })}`,
  );
  return {
    ids: found.map(({ id }) => Number(id)),
    ...counted,
  };
}

/** For a search: all matches at once, then sorted. The planner would scan by name, and might pass half of the table before the first match. */
async function sortMatches(
  db: Db,
  { from, key, order, size, offset }: Reading,
  limit: SQL,
): Promise<{ ids: number[]; total: number }> {
  const sorted = order(sql`sort_key`, sql`id`);
  const found = await rows<{ id: number | null; total: number }>(
    db,
    sql`WITH matches AS MATERIALIZED (SELECT t.id, ${key} AS sort_key ${from} ${limit}),
        page AS (
          SELECT id, sort_key FROM matches ORDER BY ${sorted}
          ${slice({ size: Math.min(size, COUNT_LIMIT - offset), offset })}
        )
        SELECT page.id, counted.total FROM (SELECT count(*)::int AS total FROM matches) counted
        LEFT JOIN page ON true ORDER BY ${order(sql`page.sort_key`, sql`page.id`)}`,
  );
  const ids = found.flatMap(({ id }) => (id === null ? [] : [Number(id)]));
  return { ids, total: found[0]?.total ?? 0 };
}

/**
 * The ids of a page of the records that match, and how many there are, counted to 10,000. Every page is cut from the one order of
 * all, so that none repeats or misses a record.
 */
export async function findPage(db: Db, selection: Selection): Promise<Matches> {
  const { table, terms, conditions, isNarrow, sort, page } = selection;
  const { key, join = sql``, descending } = sort;
  const direction = descending ? sql`DESC` : sql`ASC`;
  const reading = (found: readonly SQL[]): Reading => ({
    from: sql`FROM ${table} t ${join} WHERE ${sql.join([...conditions, ...found, sql`true`], sql` AND `)}`,
    key,
    order: (first, second) => sql`${first} ${direction}, ${second} ${direction}`,
    size: page.size,
    offset: Math.min(page.offset, COUNT_LIMIT),
  });
  if (terms.length === 0) return scan(db, reading([]));
  const all = likes(terms);
  const hits = isNarrow || isOfFew(terms) ? 0 : await hitsIn(db, table, terms);
  if (hits >= DENSE) return scan(db, reading([all]));
  const needsNoGrams = isNarrow || hasTrigram(terms) || hits >= COMMON;
  const found = reading(needsNoGrams ? [all] : [holdsShortGrams(terms), all]);
  const first = await sortMatches(db, found, atMost(COUNT_LIMIT + 1));
  if (first.total <= COUNT_LIMIT) return { ids: first.ids, count: first.total, capped: false };
  const { ids } = await sortMatches(db, found, sql``);
  return { ids, count: COUNT_LIMIT, capped: true };
}

/** Puts records read by id into the order of the ids. */
export function inOrder<T extends { id: number }>(ids: readonly number[], records: readonly T[]): T[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
