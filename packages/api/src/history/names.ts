import { type SQL, sql } from 'drizzle-orm';
import { anyId } from '../db/among.ts';
import { type Db, rows } from '../db/database.ts';
import { partyJson } from '../party/repository.ts';
import { propertyName } from '../property/name.ts';

interface Named {
  table: string;
  /** @default 'id' */
  key?: string;
  /** Of the row `t`. */
  name: SQL;
}

const of = (table: string, column: string): Named => ({ table, name: sql.raw(`t.${column}`) });
const ofParty = (table: string): Named => ({
  table,
  name: sql`(SELECT ${partyJson()} ->> 'name' FROM parties p WHERE p.id = t.party_id)`,
});
const fullName = sql`concat_ws(' ', t.first_name, t.last_name)`;
const clientName = sql`(SELECT name FROM clients WHERE id = t.client_id)`;
const leaseNumber = sql`(SELECT number FROM leases WHERE id = t.lease_id)`;

/** What a record of each kind is called, in SQL. */
export const named: Readonly<Record<string, Named>> = {
  individual: { table: 'individuals', name: fullName },
  company: of('companies', 'registration_name'),
  branch: of('branches', 'branch_name'),
  party: { table: 'parties', name: sql`(SELECT ${partyJson(sql`t`)} ->> 'name')` },
  user: { table: 'users', name: fullName },
  client: of('clients', 'name'),
  province: of('provinces', 'name'),
  city: of('cities', 'name'),
  suburb: of('suburbs', 'name'),
  book: { table: 'books', key: 'client_id', name: clientName },
  automation: { table: 'books', key: 'client_id', name: clientName },
  landlord: ofParty('landlords'),
  payee: ofParty('payees'),
  consent: ofParty('consents'),
  opt_out: ofParty('opt_outs'),
  bank_rule: of('bank_rules', 'contains'),
  bank_account: of('bank_accounts', 'name'),
  contractor: of('contractors', 'name'),
  message: of('messages', 'address'),
  message_template: of('message_templates', 'name'),
  document_template: of('document_templates', 'name'),
  inspection_template: of('inspection_templates', 'name'),
  import: of('imports', 'name'),
  plan: of('plans', 'name'),
  todo: of('todo_items', 'title'),
  file: of('files', 'name'),
  property: {
    table: 'properties',
    name: sql`(SELECT ${propertyName} FROM properties r WHERE r.id = t.id)`,
  },
  unit: of('units', 'unit_number'),
  lease: of('leases', 'number'),
  charge: of('charges', 'description'),
  receipt: of('receipts', 'number'),
  bill: of('bills', 'number'),
  bank_line: of('bank_lines', 'description'),
  disbursement: of('disbursements', 'number'),
  journal: of('journals', 'number'),
  document: of('documents', 'number'),
  inspection: of('inspections', 'number'),
  request: of('maintenance_requests', 'number'),
  work_order: of('work_orders', 'number'),
  maintenance_schedule: of('maintenance_schedules', 'summary'),
  claim: { table: 'claims', name: leaseNumber },
  data_request: of('data_requests', 'number'),
  dispute: { table: 'disputes', name: sql`coalesce(t.number, ${leaseNumber})` },
};

/** What the record of a kind with this id is called, in SQL. */
export const nameOf = (type: string, id: SQL): SQL => {
  const { table, key = 'id', name } = named[type] ?? raise(type);
  return sql`(SELECT ${name} FROM ${sql.raw(table)} t WHERE ${sql.raw(`t.${key}`)} = ${id})`;
};

function raise(type: string): never {
  throw new Error(`Nothing is called ${type}.`);
}

interface Subject {
  type: string;
  id: number | null;
}

export const keyOf = (type: string, id: number | null) => `${type} ${id}`;

/** The names of records as they are now, by `keyOf`: a query for each kind that is asked for. */
export async function namesOf(db: Db, subjects: readonly Subject[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const [type, { table, key = 'id', name }] of Object.entries(named)) {
    const ids = subjects.flatMap((subject) =>
      subject.type === type && subject.id !== null ? [subject.id] : [],
    );
    if (ids.length === 0) continue;
    const found = await rows<{ id: number; name: string | null }>(
      db,
      sql`SELECT ${sql.raw(`t.${key}`)} AS id, ${name} AS name FROM ${sql.raw(table)} t
          WHERE ${sql.raw(`t.${key}`)} = ${anyId([...new Set(ids)])}`,
    );
    for (const row of found) if (row.name) names.set(keyOf(type, row.id), row.name);
  }
  return names;
}
