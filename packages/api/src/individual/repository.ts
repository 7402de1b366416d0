import type { Individual, IndividualInput } from '@rentsafe/domain/individual';
import { normaliseIdentification } from '@rentsafe/domain/nationalId';
import { and, asc, desc, eq } from 'drizzle-orm';
import { checkAddresses, insertAddresses, readAddresses } from '../address/repository.ts';
import type { Actor } from '../audit/events.ts';
import type { Db } from '../db/database.ts';
import { contactDetails, employmentDetails, individuals } from '../db/schema.ts';
import { duplicate, type HttpError } from '../http/errors.ts';
import { missingRecord } from '../resource/merged.ts';
import { insertRecord } from '../resource/records.ts';
import { rowColumns } from './list.ts';
import { contactRecord, employmentRecord, individualRecord } from './record.ts';

/** Identifications are the same by type, and by number without spaces, dashes and case. */
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
  if (!made) throw await repeatedIndividual(db, input);
  await insertContacts(db, made.id, input.contact_details);
  await insertEmployments(db, made.id, input.employment_details ?? []);
  await insertAddresses(db, { individual_id: made.id }, addressRows);
  return made.id;
}

/** The error for an individual whose identification another record has. */
export async function repeatedIndividual(
  db: Db,
  { identification_number, identification_type }: IndividualInput,
): Promise<HttpError> {
  const found = await findByIdentification(db, identification_number, identification_type);
  const message = 'An individual with this identification number already exists.';
  return duplicate('identification_number', message, found?.id ?? 0);
}

export async function insertContacts(
  db: Db,
  individual_id: number,
  contacts: IndividualInput['contact_details'],
): Promise<void> {
  await db
    .insert(contactDetails)
    .values(contacts.map((details) => ({ ...contactRecord(details), individual_id })));
}

export async function insertEmployments(
  db: Db,
  individual_id: number,
  employments: NonNullable<IndividualInput['employment_details']>,
): Promise<void> {
  if (employments.length === 0) return;
  await db
    .insert(employmentDetails)
    .values(employments.map((employment) => ({ ...employmentRecord(employment), individual_id })));
}

/** An individual with everything that belongs to it. */
export async function readIndividual(db: Db, id: number): Promise<Individual> {
  const [found] = await db.select().from(individuals).where(eq(individuals.id, id));
  if (!found) throw await missingRecord(db, 'individual', id);
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
  const { identification_key, search_text, sort_name, anonymised_at, ...stamped } = found;
  const { client_id, created_at, created_by, updated_at, updated_by, ...individual } = stamped;
  return {
    ...individual,
    contact_details: contacts,
    employment_details: employments.map(({ id: _, individual_id, ...employment }) => employment),
    addresses: await readAddresses(db, { individual_id: id }),
  };
}
