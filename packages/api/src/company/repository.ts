import type { Company, CompanyInput, CompanyRow } from '@rentsafe/domain/company';
import { eq } from 'drizzle-orm';
import { checkAddresses, insertAddresses, readAddresses } from '../address/repository.ts';
import type { Actor } from '../audit/events.ts';
import type { Db } from '../db/database.ts';
import { branches, companies } from '../db/schema.ts';
import { duplicate, type HttpError } from '../http/errors.ts';
import { missingRecord } from '../resource/merged.ts';
import { insertRecord } from '../resource/records.ts';
import { branchRecord } from './branches.ts';
import { rowColumns } from './list.ts';
import { companyRecord, registrationKey } from './record.ts';

export const HEAD_OFFICE = 'Head Office';

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

/** The error for a company whose registration number another record has. */
export async function repeatedCompany(db: Db, number: string): Promise<HttpError> {
  const found = await findByRegistration(db, number);
  const message = 'A company with this registration number already exists.';
  return duplicate('registration_number', message, found?.id ?? 0);
}

/** A company with everything that belongs to it. */
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
