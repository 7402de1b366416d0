import { ratingOf } from '@rentsafe/domain/rating';
import type { PlainDate } from '@rentsafe/format/date';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import type { Subject } from '../history/reads.ts';
import type { Moments } from '../ledger/countedFacts.ts';
import { readFacts, type Scope } from './facts.ts';

/** The id of the party that a record of the register is, in SQL; null where it never was one. */
export const partyOf = ({ type, id }: Subject) =>
  sql`(SELECT id FROM parties WHERE ${sql.raw(`${type}_id`)} = ${id})`;

/** What a report shows beside the record: claims, active and historic credit, and the rating with its explanation. */
export async function reportFields(
  db: Db,
  subject: Subject,
  { day, scope, now }: { day: PlainDate; scope: Scope; now: Date },
) {
  const facts = await readFacts(db, partyOf(subject), { day, scope });
  return {
    ...ratingOf(facts, day),
    facts_on: day,
    as_at: now.toISOString(),
    source: 'RentSafe register',
  };
}

/** The rating of a company from all books, of some as far as they are known; null where there is none. */
export async function classificationOf(
  db: Db,
  company: number,
  { day, moments }: { day: PlainDate; moments: Moments },
) {
  const party = partyOf({ type: 'company', id: company });
  return ratingOf(await readFacts(db, party, { day, scope: null, moments }), day).classification;
}
