import { eq, sql } from 'drizzle-orm';
import type { Db } from './database.ts';
import { type CountedTable, preparedFor } from './pages.ts';
import { rowCounts } from './schema.ts';

const countOf = preparedFor((db) =>
  db
    .select()
    .from(rowCounts)
    .where(eq(rowCounts.table_name, sql.placeholder('table')))
    .prepare('row_count'),
);

/** How many rows the table holds, kept by triggers. */
export async function rowCount(db: Db, table: CountedTable): Promise<number> {
  const [found] = await countOf(db).execute({ table });
  return found?.rows ?? 0;
}
