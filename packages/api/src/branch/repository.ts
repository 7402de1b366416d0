import type { Branch, BranchInput } from '@rentsafe/domain/branch';
import { orNull } from '@rentsafe/format/text';
import { asc, eq, inArray } from 'drizzle-orm';
import { checkAddresses, insertAddresses, readAddresses } from '../address/repository.ts';
import type { Actor } from '../audit/events.ts';
import { branchRecord } from '../company/branches.ts';
import type { Db } from '../db/database.ts';
import { branchContacts, branches, companies, individuals } from '../db/schema.ts';
import { fieldErrors, notFound, unknownReference, unknownReferenceText } from '../http/errors.ts';
import { insertRecord } from '../resource/records.ts';
import { selectRows } from './list.ts';

/** Locks the individuals until the end of the transaction, so that none of them is merged in the meantime. */
async function checkContacts(db: Db, contacts: NonNullable<BranchInput['contacts']>): Promise<void> {
  const ids = contacts.map(({ individual }) => individual);
  const found = await db
    .select({ id: individuals.id })
    .from(individuals)
    .where(inArray(individuals.id, ids))
    .orderBy(asc(individuals.id))
    .for('key share');
  const known = new Set(found.map(({ id }) => id));
  const unknown = ids.flatMap((id, index) => (known.has(id) ? [] : [{ id, index }]));
  if (unknown.length === 0) return;
  throw fieldErrors(
    unknown.map(({ id, index }) => ({
      path: ['contacts', index, 'individual'],
      message: unknownReferenceText(id),
    })),
  );
}

/** Stores the contacts of a branch; unknown people are refused at their rows. */
export async function insertContacts(
  db: Db,
  branch_id: number,
  contacts: NonNullable<BranchInput['contacts']>,
): Promise<void> {
  if (contacts.length === 0) return;
  await checkContacts(db, contacts);
  await db.insert(branchContacts).values(
    contacts.map((contact) => ({
      branch_id,
      individual_id: contact.individual,
      contact_type: orNull(contact.contact_type),
      position: orNull(contact.position),
      is_primary: contact.is_primary ?? false,
    })),
  );
}

/** Creates a branch with its addresses and contacts, and returns its id. */
export async function insertBranch(db: Db, actor: Actor, input: BranchInput): Promise<number> {
  const addressRows = await checkAddresses(db, input.addresses);
  // Locked, since its names are part of the branch's search text.
  const [company] = await db.select().from(companies).where(eq(companies.id, input.company)).for('share');
  if (!company) {
    throw unknownReference(['company'], input.company);
  }
  const values = branchRecord(company, input.branch_name);
  const made = await insertRecord(db, actor, { table: branches, type: 'branch', values });
  if (!made) throw new Error('No branch was made.');
  await insertAddresses(db, { branch_id: made.id }, addressRows);
  await insertContacts(db, made.id, input.contacts ?? []);
  return made.id;
}

/** A branch with everything that belongs to it. */
export async function readBranch(db: Db, id: number): Promise<Branch & { version: number }> {
  const [row] = await selectRows(db).where(eq(branches.id, id));
  const [stamp] = await db.select({ version: branches.version }).from(branches).where(eq(branches.id, id));
  if (!row || !stamp) throw notFound();
  const contacts = await db
    .select({
      individual: {
        id: individuals.id,
        first_name: individuals.first_name,
        last_name: individuals.last_name,
      },
      contact_type: branchContacts.contact_type,
      position: branchContacts.position,
      is_primary: branchContacts.is_primary,
    })
    .from(branchContacts)
    .innerJoin(individuals, eq(individuals.id, branchContacts.individual_id))
    .where(eq(branchContacts.branch_id, id))
    .orderBy(asc(branchContacts.id));
  return { ...row, ...stamp, addresses: await readAddresses(db, { branch_id: id }), contacts };
}
