import type { SimilarRecords } from '@rentsafe/domain/duplicate';
import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { companies } from '../db/schema.ts';
import { findPage } from '../search/findPage.ts';
import { fold } from '../search/fold.ts';
import { rowColumns } from './list.ts';

/** Words that say what a company is by law, not which it is. */
const legal = new Set(['private', 'pvt', 'pbc', 'limited', 'ltd', 'company', 'co', 'inc', 'the', 'and', '&']);

/** The words that tell a company from others, in one order. */
function words(name: string | null): string[] {
  return [...new Set(fold(name ?? '').split(' '))].filter((word) => word !== '' && !legal.has(word)).sort();
}

/** So many are looked through: those that hold every word, by name. */
const page = { page: 1, size: 50, offset: 0 };

/** Companies whose registered or trading name has the same words. */
export async function findSimilar(db: Db, name: string): Promise<SimilarRecords['results']> {
  const terms = words(name);
  if (terms.length === 0) return [];
  const sort = { key: sql`t.sort_name`, descending: false };
  const { ids } = await findPage(db, {
    table: companies,
    terms,
    conditions: [],
    isNarrow: false,
    sort,
    page,
  });
  if (ids.length === 0) return [];
  const found = await db.select(rowColumns).from(companies).where(inArray(companies.id, ids));
  const wanted = terms.join(' ');
  return found
    .filter((row) => [row.registration_name, row.trading_name].some((own) => words(own).join(' ') === wanted))
    .sort((a, b) => a.id - b.id)
    .slice(0, 5)
    .map((row) => ({ id: row.id, name: row.registration_name, number: row.registration_number }));
}
