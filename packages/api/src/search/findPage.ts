import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Db, rows } from '../db/database.ts';
import type { PageQuery } from '../http/query.ts';
import { COUNT_LIMIT } from '../http/serveList.ts';
import { likeAnywhere, shortGrams } from './fold.ts';

/** What a list is sorted by: an expression over the table, which is named `t`, and over what it has to be joined with. */
export interface SortKey {
  key: SQL;
  join?: SQL;
}

export interface Selection {
  table: PgTable;
  /** Folded words, all of which the search text holds. */
  words: readonly string[];
  /** Conditions over `t`. */
  conditions: readonly SQL[];
  /** True when the conditions leave few rows: no index of words is needed then. */
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

/** The trigram index answers a LIKE whose word has three letters or digits in a row, and no other. */
const hasTrigram = (words: readonly string[]) => words.some((word) => /[a-z0-9]{3}/.test(word));

const SAMPLE = 2_000;
const COMMON = SAMPLE / 20;

/** True when so many rows match that reading them one after another soon finds enough. */
async function isCommon(db: Db, table: PgTable, conditions: SQL): Promise<boolean> {
  const [sample] = await rows<{ hits: number }>(
    db,
    sql`SELECT count(*)::int AS hits FROM (SELECT search_text FROM ${table} LIMIT ${SAMPLE}) t
        WHERE ${conditions}`,
  );
  return sample !== undefined && sample.hits >= COMMON;
}

/** The index of single and double characters, for the few rows that hold all of them. */
function holdsShortGrams(words: readonly string[]): SQL {
  const grams = [...new Set(words.flatMap(shortGrams))].map((gram) => sql`${gram}`);
  return sql`short_grams(t.search_text) @> ARRAY[${sql.join(grams, sql`, `)}]::text[]`;
}

/** The conditions of a search: one LIKE a word, which an index can answer, or a scan that ends soon. */
async function wordConditions(db: Db, { table, words, isNarrow }: Selection): Promise<SQL[]> {
  if (words.length === 0) return [];
  const all = sql.join(
    words.map((word) => sql`t.search_text LIKE ${likeAnywhere(word)}`),
    sql` AND `,
  );
  if (isNarrow || hasTrigram(words) || (await isCommon(db, table, all))) return [all];
  return [holdsShortGrams(words), all];
}

/**
 * The ids of a page of the records that match, and how many there are, counted to 10,000. Where there are no more, they are read
 * at once and sorted; of more, the page is cut from the one order of all, so that no page repeats or misses a record.
 */
export async function findPage(db: Db, selection: Selection): Promise<Matches> {
  const { table, conditions, sort, page } = selection;
  const { key, join = sql`` } = sort;
  const { size } = page;
  const offset = Math.min(page.offset, COUNT_LIMIT);
  const all = [...conditions, ...(await wordConditions(db, selection)), sql`true`];
  const where = sql.join(all, sql` AND `);
  const direction = sort.descending ? sql`DESC` : sql`ASC`;
  const found = await rows<{ id: number | null; total: number }>(
    db,
    sql`WITH matches AS MATERIALIZED (
          SELECT t.id, ${key} AS sort_key FROM ${table} t ${join} WHERE ${where} LIMIT ${COUNT_LIMIT + 1}
        ), page AS (
          SELECT id, sort_key FROM matches ORDER BY sort_key ${direction}, id ${direction}
          LIMIT ${size} OFFSET ${offset}
        )
        SELECT page.id, counted.total FROM (SELECT count(*)::int AS total FROM matches) counted
        LEFT JOIN page ON true ORDER BY page.sort_key ${direction}, page.id ${direction}`,
  );
  const total = found[0]?.total ?? 0;
  if (total <= COUNT_LIMIT) {
    const ids = found.flatMap(({ id }) => (id === null ? [] : [Number(id)]));
    return { ids, count: total, capped: false };
  }
  const shown = await rows<{ id: number }>(
    db,
    sql`SELECT t.id FROM ${table} t ${join} WHERE ${where} ORDER BY ${key} ${direction}, t.id ${direction}
        LIMIT ${Math.min(size, COUNT_LIMIT - offset)} OFFSET ${offset}`,
  );
  return { ids: shown.map(({ id }) => Number(id)), count: COUNT_LIMIT, capped: true };
}

/** Puts records read by id into the order of the ids. */
export function inOrder<T extends { id: number }>(ids: readonly number[], records: readonly T[]): T[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
