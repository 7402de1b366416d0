import { type SQL, sql } from 'drizzle-orm';
import { nameOf } from '../history/names.ts';
import { partyJson } from '../party/repository.ts';
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

/** What to-dos are about. */
const subjects = [
  'lease',
  'claim',
  'dispute',
  'data_request',
  'property',
  'landlord',
  'receipt',
  'disbursement',
  'journal',
  'bill',
  'contractor',
  'request',
  'work_order',
  'inspection',
  'message',
  'bank_account',
  'individual',
  'company',
];

/** What the subject of the row `i` is called, in SQL. */
export const subjectName = cases(
  Object.fromEntries(subjects.map((type) => [type, nameOf(type, sql`i.subject_id`)])),
);

/** The person or company that the row `i` concerns, in SQL: the tenant, or who is paid. */
export const subjectParty = cases({
  ...Object.fromEntries(
    ['lease', 'claim', 'dispute'].map((type) => [
      type,
      sql`(SELECT ${tenant(partyJson())} ->> 'name' FROM leases le WHERE le.id = ${leaseId})`,
    ]),
  ),
  disbursement: partyOf('disbursements'),
  bill: partyOf('bills'),
  message: sql`coalesce(${partyOf('messages')}, (SELECT k.name FROM messages x JOIN contractors k ON k.id = x.contractor_id
    WHERE x.id = i.subject_id))`,
});

/** Whoever drafted or edited the payment or journal that the row `i` is about, in SQL: another must act. */
export const subjectMakers = sql`coalesce(${cases(
  Object.fromEntries(
    ['disbursements', 'journals'].map((table) => [
      table.slice(0, -1),
      column(table, 'array_append(edited_by, made_by)'),
    ]),
  ),
)}, '{}'::bigint[])`;
