import type { Individual, IndividualInput, IndividualRow } from '@rentsafe/domain/individual';
import { normaliseIdentification } from '@rentsafe/domain/nationalId';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { checkAddresses, insertAddresses, readAddresses } from '../address/repository.ts';
import type { Actor } from '../audit/events.ts';
import type { TableStates } from '../db/counts.ts';
import type { Db } from '../db/database.ts';
import { KeptPages } from '../db/keptPages.ts';
import { onPage, preparedFor } from '../db/pages.ts';
import { contactDetails, employmentDetails, individuals } from '../db/schema.ts';
import { duplicate } from '../http/errors.ts';
import type { PageQuery } from '../http/query.ts';
import { insertRecord } from '../resource/records.ts';
import { findMatches, inOrder } from '../search/find.ts';
import { contactRecord, employmentRecord, individualRecord } from './record.ts';

const rowColumns = {
  id: individuals.id,
  first_name: individuals.first_name,
  last_name: individuals.last_name,
  identification_number: individuals.identification_number,
};

const pagesOfIndividuals = preparedFor((db) => {
  const query = db
    .select(rowColumns)
    .from(individuals)
    .where(onPage(individuals.id, 'individuals'))
    .orderBy(desc(individuals.id))
    .prepare('page_of_individuals');
  return new KeptPages<IndividualRow>((slice) => query.execute({ ...slice }));
});

/** A page of the list, newest first; empty beyond the end. */
export async function listIndividuals(db: Db, tables: TableStates, page: PageQuery) {
  const { rows: count, version } = tables.individuals;
  const results = page.offset < count ? await pagesOfIndividuals(db).page(version, page) : [];
  return { count, results };
}

/** Individuals whose names or number hold every word of the query, by name. */
export async function searchIndividuals(db: Db, query: string, page: PageQuery) {
  const { ids, count, capped } = await findMatches(db, individuals, query, page);
  const found =
    ids.length > 0 ? await db.select(rowColumns).from(individuals).where(inArray(individuals.id, ids)) : [];
  return { count, capped, results: inOrder<IndividualRow>(ids, found) };
}

/** What makes an identification the same: its type, and its number without spaces, dashes and case. */
export async function findByIdentification(db: Db, number: string, type?: string) {
  const [found] = await db
    .select(rowColumns)
    .from(individuals)
    .where(
      and(
        eq(individuals.identification_key, normaliseIdentification(number)),
        type ? eq(individuals.identification_type, type) : undefined,
      ),
    )
    .orderBy(asc(individuals.identification_type))
    .limit(1);
  return found ?? null;
}

/** Creates an individual with everything that belongs to it, and returns its id. */
export async function insertIndividual(db: Db, actor: Actor, input: IndividualInput): Promise<number> {
  const addressRows = await checkAddresses(db, input.addresses);
  const values = individualRecord(input);
  const made = await insertRecord(db, actor, { table: individuals, type: 'individual', values });
  if (!made) {
    const existing = await findByIdentification(db, input.identification_number, input.identification_type);
    const message = 'An individual with this identification number already exists.';
    throw duplicate('identification_number', message, existing?.id ?? 0);
  }
  const owned = { individual_id: made.id };
  await db
    .insert(contactDetails)
    .values(input.contact_details.map((details) => ({ ...contactRecord(details), ...owned })));
  if (input.employment_details?.length) {
    const employments = input.employment_details.map((one) => ({ ...employmentRecord(one), ...owned }));
    await db.insert(employmentDetails).values(employments);
  }
  await insertAddresses(db, owned, addressRows);
  return made.id;
}

/** An individual with all that is known, or null. */
export async function readIndividual(db: Db, id: number): Promise<Individual | null> {
  const [found] = await db.select().from(individuals).where(eq(individuals.id, id));
  if (!found) return null;
  const contacts = await db
    .select()
    .from(contactDetails)
    .where(eq(contactDetails.individual_id, id))
    .orderBy(asc(contactDetails.id));
  const employments = await db
    .select()
    .from(employmentDetails)
    .where(eq(employmentDetails.individual_id, id))
    .orderBy(desc(employmentDetails.start_date), asc(employmentDetails.id));
  const { identification_key, search_text, sort_name, ...stamped } = found;
  const { client_id, created_at, created_by, updated_at, updated_by, ...individual } = stamped;
  return {
    ...individual,
    contact_details: contacts,
    employment_details: employments.map(({ id: _, individual_id, ...employment }) => employment),
    addresses: await readAddresses(db, { individual_id: id }),
  };
}
