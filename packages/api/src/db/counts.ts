import { eq } from 'drizzle-orm';
import type { Db } from './database.ts';
import { rowCounts } from './schema.ts';

/** How many rows the table holds, kept by triggers. */
export async function rowCount(db: Db, table: 'individuals' | 'companies' | 'branches'): Promise<number> {
  const [found] = await db.select().from(rowCounts).where(eq(rowCounts.table_name, table));
  return found?.rows ?? 0;
}
