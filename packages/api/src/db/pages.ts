import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';
import { rowCounts } from './schema.ts';

/**
 * Tables whose rows triggers count, in all and by blocks of 4096 ids. No new ones: the triggers lock one row a table until the
 * transaction ends.
 */
export type CountedTable = 'individuals' | 'companies' | 'branches';

/**
 * The condition of one page of a table, newest first. The counts of the blocks locate the page, so that at most one block is
 * scanned: page 5000 costs as much as page 1. Uses the placeholders `offset` and `size`.
 */
export function onPage(id: PgColumn, table: CountedTable): SQL {
  const offset = sql`${sql.placeholder('offset')}::bigint`;
  return sql`${id} = ANY (ARRAY(
    WITH start AS (
      SELECT block, above FROM (
        SELECT block, sum(rows) OVER (ORDER BY block DESC) - rows AS above
        FROM row_blocks WHERE table_name = ${sql.raw(`'${table}'`)}
      ) blocks
      WHERE above <= ${offset} ORDER BY block LIMIT 1
    )
    SELECT id FROM ${sql.identifier(table)} WHERE id < ((SELECT block FROM start) + 1) << 12
    ORDER BY id DESC LIMIT ${sql.placeholder('size')}::bigint OFFSET ${offset} - (SELECT above FROM start)
  ))`;
}

interface PageOfRows<Row> {
  execute(page: { size: number; offset: number }): Promise<Row[]>;
}

/** How the pages of a counted table are read, newest first; `query` is prepared once for a database. */
export function countedPages<Row>(table: CountedTable, query: (db: Db) => PageOfRows<Row>) {
  const prepared = new WeakMap<Db, PageOfRows<Row>>();
  return async (
    db: Db,
    { size, offset }: { size: number; offset: number },
  ): Promise<{ count: number; results: Row[] }> => {
    const [counted] = await db
      .select({ rows: rowCounts.rows })
      .from(rowCounts)
      .where(eq(rowCounts.table_name, table));
    const count = counted?.rows ?? 0;
    const pages = prepared.get(db) ?? query(db);
    prepared.set(db, pages);
    return { count, results: offset < count ? await pages.execute({ size, offset }) : [] };
  };
}
