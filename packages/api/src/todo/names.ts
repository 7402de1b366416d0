import { type SQL, sql } from 'drizzle-orm';
import { partyJson } from '../party/repository.ts';
import { propertyName } from '../property/name.ts';
import { tenant } from '../property/unitLease.ts';

/** A column of the record that the row `i` is about, in SQL. */
const column = (table: string, name: string) =>
  sql.raw(`(SELECT ${name} FROM ${table} WHERE id = i.subject_id)`);

const partyOf = (table: string) =>
  sql`(SELECT ${partyJson()} ->> 'name' FROM ${sql.raw(table)} x JOIN parties p ON p.id = x.party_id WHERE x.id = i.subject_id)`;

const cases = (values: Readonly<Record<string, SQL>>) =>
  sql`CASE i.subject_type ${sql.join(
    Object.entries(values).map(([type, value]) => sql`WHEN ${sql.raw(`'${type}'`)} THEN ${value}`),
    sql` `,
  )} END`;

const leaseId = cases({
  lease: sql`i.subject_id`,
  claim: column('claims', 'lease_id'),
  dispute: column('disputes', 'lease_id'),
});
const leaseNumber = sql`(SELECT number FROM leases WHERE id = ${leaseId})`;

/** What the subject of the row `i` is called, in SQL. */
export const subjectName = cases({
  lease: leaseNumber,
  claim: leaseNumber,
  dispute: leaseNumber,
  property: sql`(SELECT ${propertyName} FROM properties r WHERE r.id = i.subject_id)`,
  landlord: partyOf('landlords'),
  receipt: column('receipts', 'number'),
  disbursement: column('disbursements', 'number'),
  contractor: column('contractors', 'name'),
  request: column('maintenance_requests', 'number'),
  work_order: column('work_orders', 'number'),
  inspection: column('inspections', 'number'),
  message: column('messages', 'address'),
  bank_account: column('bank_accounts', 'name'),
  individual: column('individuals', "first_name || ' ' || last_name"),
  company: column('companies', 'registration_name'),
});

/** The person or company that the row `i` concerns, in SQL: the tenant, or who is paid. */
export const subjectParty = cases({
  ...Object.fromEntries(
    ['lease', 'claim', 'dispute'].map((type) => [
      type,
      sql`(SELECT ${tenant(partyJson())} ->> 'name' FROM leases le WHERE le.id = ${leaseId})`,
    ]),
  ),
  disbursement: partyOf('disbursements'),
  message: partyOf('messages'),
});
