import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Db, rows } from '../db/database.ts';
import type { PageQuery } from '../http/query.ts';
import { likeAnywhere, searchWords, shortGrams } from './fold.ts';

/** Matches are counted and sorted up to here; what lies beyond is one more word away. */
const MATCH_LIMIT = 10_000;

export interface Matches {
  /** Ids of the page, by name. */
  ids: number[];
  count: number;
  capped: boolean;
}

/** The trigram index answers a LIKE whose word has three letters or digits in a row, and no other. */
const hasTrigram = (words: readonly string[]) => words.some((word) => /[a-z0-9]{3}/.test(word));

const SAMPLE = 2_000;
const COMMON = SAMPLE / 20;

/** True when so many rows match that reading them one after another soon finds enough. */
async function isCommon(db: Db, table: PgTable, conditions: SQL): Promise<boolean> {
  const [sample] = await rows<{ hits: number }>(
    db,
    sql`SELECT count(*)::int AS hits FROM (SELECT search_text FROM ${table} LIMIT ${SAMPLE}) sample
        WHERE ${conditions}`,
  );
  return sample !== undefined && sample.hits >= COMMON;
}

/** The index of single and double characters, for the few rows that hold all of them. */
function holdsShortGrams(words: readonly string[]): SQL {
  const grams = [...new Set(words.flatMap(shortGrams))].map((gram) => sql`${gram}`);
  return sql`short_grams(search_text) @> ARRAY[${sql.join(grams, sql`, `)}]::text[]`;
}

/** The conditions of a search: one LIKE a word, which an index can answer, or a scan that ends soon. */
async function searchConditions(db: Db, table: PgTable, words: readonly string[], scope?: SQL): Promise<SQL> {
  const likes = words.map((word) => sql`search_text LIKE ${likeAnywhere(word)}`);
  const all = sql.join(likes, sql` AND `);
  if (scope) return sql`${all} AND ${scope}`;
  if (hasTrigram(words) || (await isCommon(db, table, all))) return all;
  return sql`${holdsShortGrams(words)} AND ${all}`;
}

/**
 * Finds records whose folded text holds every word. The limit keeps the sort, and the one thread of the
 * embedded database, from a search for what nearly all hold.
 */
export async function findMatches(
  db: Db,
  table: PgTable,
  query: string,
  { offset, size }: PageQuery,
  scope?: SQL,
): Promise<Matches> {
  const conditions = await searchConditions(db, table, searchWords(query), scope);
  const found = await rows<{ id: number | null; total: number }>(
    db,
    sql`WITH matches AS MATERIALIZED (
          SELECT id, sort_name FROM ${table} WHERE ${conditions} LIMIT ${MATCH_LIMIT + 1}
        ), shown AS (
          SELECT id, sort_name FROM matches ORDER BY sort_name, id LIMIT ${MATCH_LIMIT}
        ), page AS (
          SELECT id, sort_name FROM shown ORDER BY sort_name, id LIMIT ${size} OFFSET ${Math.min(offset, MATCH_LIMIT)}
        )
        SELECT page.id, counted.total FROM (SELECT count(*)::int AS total FROM matches) counted
        LEFT JOIN page ON true ORDER BY page.sort_name, page.id`,
  );
  const total = found[0]?.total ?? 0;
  return {
    ids: found.flatMap(({ id }) => (id === null ? [] : [Number(id)])),
    count: Math.min(total, MATCH_LIMIT),
    capped: total > MATCH_LIMIT,
  };
}

/** Puts records read by id into the order of the ids. */
export function inOrder<T extends { id: number }>(ids: readonly number[], records: readonly T[]): T[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
