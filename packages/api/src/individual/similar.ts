import type { SimilarRecords } from '@rentsafe/domain/duplicate';
import { fullName } from '@rentsafe/domain/individual';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { individuals } from '../db/schema.ts';
import { rowColumns } from './list.ts';
import { individualSortName } from './record.ts';

interface Person {
  first_name: string;
  last_name: string;
  date_of_birth: string;
}

/** Who has the same names, in either order, and the same birth date: by another number the same person may already be on record. */
export async function findSimilar(
  db: Db,
  { first_name, last_name, date_of_birth }: Person,
): Promise<SimilarRecords['results']> {
  const names = [
    individualSortName({ first_name, last_name }),
    individualSortName({ first_name: last_name, last_name: first_name }),
  ];
  const found = await db
    .select(rowColumns)
    .from(individuals)
    .where(and(inArray(individuals.sort_name, names), eq(individuals.date_of_birth, date_of_birth)))
    .orderBy(asc(individuals.id))
    .limit(5);
  return found.map((row) => ({ id: row.id, name: fullName(row), number: row.identification_number }));
}
