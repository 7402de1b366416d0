import type { Company, CompanyInput, CompanyRow } from '@rentsafe/domain/company';
import { desc, eq, inArray } from 'drizzle-orm';
import { checkAddresses, insertAddresses, readAddresses } from '../address/repository.ts';
import type { Actor } from '../audit/events.ts';
import type { CompanyScope } from '../auth/scope.ts';
import { branchRecord } from '../branch/record.ts';
import type { TableStates } from '../db/counts.ts';
import type { Db } from '../db/database.ts';
import { KeptPages } from '../db/keptPages.ts';
import { onPage, preparedFor } from '../db/pages.ts';
import { branches, companies } from '../db/schema.ts';
import { duplicate, type HttpError } from '../http/errors.ts';
import type { PageQuery } from '../http/query.ts';
import { missingRecord } from '../resource/merged.ts';
import { insertRecord } from '../resource/records.ts';
import { findMatches, inOrder } from '../search/find.ts';
import { companyRecord, registrationKey } from './record.ts';

export const HEAD_OFFICE = 'Head Office';

const rowColumns = {
  id: companies.id,
  registration_name: companies.registration_name,
  registration_number: companies.registration_number,
  trading_name: companies.trading_name,
};

const inScope = (scope: CompanyScope) => (scope === null ? undefined : eq(companies.id, scope));

const pagesOfCompanies = preparedFor((db) => {
  const query = db
    .select(rowColumns)
    .from(companies)
    .where(onPage(companies.id, 'companies'))
    .orderBy(desc(companies.id))
    .prepare('page_of_companies');
  return new KeptPages<CompanyRow>((slice) => query.execute({ ...slice }));
});

/** A page of the list, newest first; empty beyond the end. A client's has its one company. */
export async function listCompanies(db: Db, tables: TableStates, page: PageQuery, scope: CompanyScope) {
  const { size, offset } = page;
  if (scope !== null) {
    const count = await db.$count(companies, inScope(scope));
    const own = db.select(rowColumns).from(companies).where(inScope(scope));
    return { count, results: await own.limit(size).offset(offset) };
  }
  const { rows: count, version } = tables.companies;
  const results = offset < count ? await pagesOfCompanies(db).page(version, page) : [];
  return { count, results };
}

/** Companies whose names or registration number hold every word of the query, by name. */
export async function searchCompanies(db: Db, query: string, page: PageQuery, scope: CompanyScope) {
  const { ids, count, capped } = await findMatches(db, companies, query, page, inScope(scope));
  const found =
    ids.length > 0 ? await db.select(rowColumns).from(companies).where(inArray(companies.id, ids)) : [];
  return { count, capped, results: inOrder<CompanyRow>(ids, found) };
}

export async function findByRegistration(db: Db, number: string): Promise<CompanyRow | null> {
  const [found] = await db
    .select(rowColumns)
    .from(companies)
    .where(eq(companies.registration_key, registrationKey(number)));
  return found ?? null;
}

/** Creates a company and its head office, and returns their ids. */
export async function insertCompany(db: Db, actor: Actor, input: CompanyInput) {
  const addressRows = await checkAddresses(db, input.addresses);
  const values = companyRecord(input);
  const made = await insertRecord(db, actor, { table: companies, type: 'company', values });
  if (!made) throw await repeatedCompany(db, input.registration_number);
  await insertAddresses(db, { company_id: made.id }, addressRows);
  const headOffice = { ...branchRecord(made, HEAD_OFFICE), is_head_office: true };
  const branch = await insertRecord(db, actor, { table: branches, type: 'branch', values: headOffice });
  if (!branch) throw new Error('No head office was made.');
  return { id: made.id, branch: { id: branch.id, branch_name: branch.branch_name } };
}

/** The refusal of a company whose registration number another one has. */
export async function repeatedCompany(db: Db, number: string): Promise<HttpError> {
  const found = await findByRegistration(db, number);
  const message = 'A company with this registration number already exists.';
  return duplicate('registration_number', message, found?.id ?? 0);
}

/** A company with all that is known. */
export async function readCompany(db: Db, id: number): Promise<Company & { registration_number: string }> {
  const [found] = await db.select().from(companies).where(eq(companies.id, id));
  if (!found) throw await missingRecord(db, 'company', id);
  return {
    id,
    version: found.version,
    registration_number: found.registration_number,
    registration_name: found.registration_name,
    trading_name: found.trading_name,
    legal_status: found.legal_status,
    date_of_incorporation: found.date_of_incorporation,
    industry: found.industry,
    notes: found.notes,
    documents: found.documents,
    addresses: await readAddresses(db, { company_id: id }),
    profile: {
      email: found.email,
      registration_date: found.registration_date,
      mobile_phone: found.mobile_phone,
      landline_phone: found.landline_phone,
      tin_number: found.tin_number,
      vat_number: found.vat_number,
      number_of_employees: found.number_of_employees,
      website: found.website,
      twitter: found.twitter,
      facebook: found.facebook,
      instagram: found.instagram,
      linkedin: found.linkedin,
      operations: found.operations,
      account_number: found.account_number,
      trading_status: found.trading_status,
    },
  };
}
