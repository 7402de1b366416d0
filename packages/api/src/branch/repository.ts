import type { Branch, BranchInput, BranchRow } from '@rentsafe/domain/branch';
import { orNull } from '@rentsafe/domain/text';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import { checkAddresses, insertAddresses, readAddresses } from '../address/repository.ts';
import type { Actor } from '../audit/events.ts';
import type { CompanyScope } from '../auth/scope.ts';
import type { TableStates } from '../db/counts.ts';
import type { Db } from '../db/database.ts';
import { KeptPages } from '../db/keptPages.ts';
import { onPage, preparedFor } from '../db/pages.ts';
import { branchContacts, branches, companies, individuals } from '../db/schema.ts';
import { fieldErrors, unknownReference } from '../http/errors.ts';
import type { PageQuery } from '../http/query.ts';
import { insertRecord } from '../resource/records.ts';
import { findMatches, inOrder } from '../search/find.ts';
import { branchRecord } from './record.ts';

const inScope = (scope: CompanyScope) => (scope === null ? undefined : eq(branches.company_id, scope));

const selectRows = (db: Db) =>
  db
    .select({
      id: branches.id,
      branch_name: branches.branch_name,
      company: {
        id: companies.id,
        registration_name: companies.registration_name,
        registration_number: companies.registration_number,
      },
    })
    .from(branches)
    .innerJoin(companies, eq(companies.id, branches.company_id));

const pagesOfBranches = preparedFor((db) => {
  const query = selectRows(db)
    .where(onPage(branches.id, 'branches'))
    .orderBy(desc(branches.id))
    .prepare('page_of_branches');
  return new KeptPages<BranchRow>((slice) => query.execute({ ...slice }));
});

/** A page of the list, newest first; empty beyond the end. */
export async function listBranches(db: Db, tables: TableStates, page: PageQuery, scope: CompanyScope) {
  const { size, offset } = page;
  if (scope !== null) {
    const count = await db.$count(branches, inScope(scope));
    const ofCompany = selectRows(db).where(inScope(scope)).orderBy(desc(branches.id));
    return { count, results: await ofCompany.limit(size).offset(offset) };
  }
  // A branch is shown with its company's names.
  const version = `${tables.branches.version} ${tables.companies.version}`;
  const count = tables.branches.rows;
  const results = offset < count ? await pagesOfBranches(db).page(version, page) : [];
  return { count, results };
}

/** Branches whose company, registration number or own name hold every word of the query, by name. */
export async function searchBranches(db: Db, query: string, page: PageQuery, scope: CompanyScope) {
  const { ids, count, capped } = await findMatches(db, branches, query, page, inScope(scope));
  const found = ids.length > 0 ? await selectRows(db).where(inArray(branches.id, ids)) : [];
  return { count, capped, results: inOrder<BranchRow>(ids, found) };
}

async function checkContacts(db: Db, contacts: NonNullable<BranchInput['contacts']>): Promise<void> {
  const ids = contacts.map(({ individual }) => individual);
  const found = await db.select({ id: individuals.id }).from(individuals).where(inArray(individuals.id, ids));
  const known = new Set(found.map(({ id }) => id));
  const unknown = ids.flatMap((id, index) => (known.has(id) ? [] : [{ id, index }]));
  if (unknown.length === 0) return;
  throw fieldErrors(
    unknown.map(({ id, index }) => ({
      path: ['contacts', index, 'individual'],
      message: `Invalid pk "${id}" - object does not exist.`,
    })),
  );
}

/** Creates a branch with its addresses and contacts, and returns its id. */
export async function insertBranch(db: Db, actor: Actor, input: BranchInput): Promise<number> {
  const addressRows = await checkAddresses(db, input.addresses);
  const contacts = input.contacts ?? [];
  if (contacts.length > 0) await checkContacts(db, contacts);
  const [company] = await db.select().from(companies).where(eq(companies.id, input.company));
  if (!company) {
    throw unknownReference(['company'], input.company);
  }
  const values = branchRecord(company, input.branch_name);
  const made = await insertRecord(db, actor, { table: branches, type: 'branch', values });
  if (!made) throw new Error('No branch was made.');
  await insertAddresses(db, { branch_id: made.id }, addressRows);
  if (contacts.length > 0) {
    await db.insert(branchContacts).values(
      contacts.map((contact) => ({
        branch_id: made.id,
        individual_id: contact.individual,
        contact_type: orNull(contact.contact_type),
        position: orNull(contact.position),
        is_primary: contact.is_primary ?? false,
      })),
    );
  }
  return made.id;
}

/** A branch with all that is known, or null. */
export async function readBranch(db: Db, id: number): Promise<Branch | null> {
  const [row] = await selectRows(db).where(eq(branches.id, id));
  if (!row) return null;
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
  return { ...row, addresses: await readAddresses(db, { branch_id: id }), contacts };
}
