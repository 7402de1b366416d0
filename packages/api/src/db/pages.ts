import { type SQL, sql } from 'drizzle-orm';
import { batched } from './batch.ts';
import { type Db, rows } from './database.ts';

/**
 * Tables whose rows triggers count, in all and by blocks of 4096 ids. No new ones: the triggers lock one row a table until the
 * transaction ends.
 */
export type CountedTable = 'individuals' | 'companies' | 'branches';

/** Which rows of a list. */
interface Place {
  size: number;
  offset: number;
}

export interface CountedPage<Row> {
  /** Of the whole table. */
  count: number;
  results: Row[];
}

interface Listed {
  /** A row of the list over the record `t`, as JSON. */
  row: SQL;
  /** What it needs besides. */
  join?: SQL;
}

/**
 * Pages of a table, newest first, each with the count. The counts of the blocks locate a page, so that at most one block is scanned:
 * page 5000 costs as much as page 1.
 */
const pagesAt = (table: CountedTable, { row, join = sql`` }: Listed, places: readonly Place[]): SQL => {
  const name = sql.raw(`'${table}'`);
  return sql`WITH blocks AS MATERIALIZED (
      SELECT block, sum(rows) OVER (ORDER BY block DESC) - rows AS above FROM row_blocks WHERE table_name = ${name}
    )
    SELECT (SELECT rows FROM row_counts WHERE table_name = ${name})::int AS count,
      (SELECT coalesce(json_agg(${row} ORDER BY t.id DESC), '[]') FROM (
         SELECT * FROM ${sql.identifier(table)} r WHERE r.id < (first.block + 1) << 12
         ORDER BY r.id DESC LIMIT w.size OFFSET w.skipped - first.above
       ) t ${join}) AS results
    FROM json_to_recordset(${JSON.stringify(places.map(({ size, offset }, nth) => ({ nth, size, skipped: offset })))}::json)
        AS w (nth int, size bigint, skipped bigint)
      LEFT JOIN LATERAL (SELECT * FROM blocks WHERE above <= w.skipped ORDER BY block LIMIT 1) first ON true
    ORDER BY w.nth`;
};

const keyOf = ({ size, offset }: Place) => `${size} ${offset}`;

/** How the pages of a counted table are read: those that are asked for at once together. */
export function countedPages<Row>(table: CountedTable, listed: Listed) {
  const readers = new WeakMap<Db, (key: string) => Promise<CountedPage<Row>>>();
  const readerOf = (db: Db) =>
    batched(async (keys: string[]) => {
      const places = keys.map((key) => {
        const [size = 0, offset = 0] = key.split(' ').map(Number);
        return { size, offset };
      });
      const found = await rows<CountedPage<Row>>(db, pagesAt(table, listed, places));
      const pages = new Map(keys.map((key, nth) => [key, found[nth]]));
      return (key) => pages.get(key) ?? { count: 0, results: [] };
    });
  return (db: Db, place: Place): Promise<CountedPage<Row>> => {
    const reader = readers.get(db) ?? readerOf(db);
    readers.set(db, reader);
    return reader(keyOf(place));
  };
}
