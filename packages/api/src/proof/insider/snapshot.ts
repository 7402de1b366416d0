import { sql } from 'drizzle-orm';
import { rows } from '../../db/database.ts';
import type { World } from './world.ts';

/** A row of a table, as it is stored: numbers, texts and nulls. */
export type Row = Record<string, unknown> & { id: number; client_id: number };

/** Tables of a book whose rows a call may name. */
const ofBooks = [
  ...([
    'landlords',
    'properties',
    'units',
    'leases',
    'ownerships',
    'bank_accounts',
    'imports',
    'charges',
  ] as const),
  ...([
    'invoices',
    'receipts',
    'bills',
    'disbursements',
    'journals',
    'bank_statements',
    'bank_lines',
    'bank_rules',
  ] as const),
  ...([
    'claims',
    'disputes',
    'consents',
    'report_issues',
    'files',
    'inspection_templates',
    'inspections',
  ] as const),
  ...(['contractors', 'maintenance_requests', 'work_orders', 'todo_items', 'maintenance_schedules'] as const),
  ...([
    'messages',
    'message_templates',
    'documents',
    'document_templates',
    'subscription_invoices',
    'users',
  ] as const),
  'charge_schedules',
] as const;
const ofRegister = ['individuals', 'companies', 'branches', 'plans', 'parties'] as const;
export type Table = (typeof ofBooks)[number] | (typeof ofRegister)[number];

/** What is there before a batch. */
export interface Snapshot {
  all: (table: Table) => readonly Row[];
  of: (table: Table, client: number) => readonly Row[];
  leaseParties: readonly { lease_id: number; party_id: number; role: string }[];
  books: readonly { client_id: number; version: number; last_seq: number }[];
}

/** Nothing of documents and messages but who they are about: they are long. */
const columns: Partial<Record<Table, string>> = {
  documents: 'id, client_id, lease_id',
  document_templates: 'id, client_id, kind',
  report_issues: 'id, client_id, party_id',
  messages: 'id, client_id, party_id, channel',
  inspections: 'id, client_id, unit_id, lease_id, kind, state, version',
  individuals: 'id, client_id, identification_number, identification_type, version, anonymised_at',
  companies: 'id, client_id, registration_number, version',
  branches: 'id, client_id, version',
  users: 'id, client_id, access_level, is_active, version',
};

export async function takeSnapshot({ server, clients }: World): Promise<Snapshot> {
  const owners = sql`(1, ${clients.X}, ${clients.Y})`;
  const parts = [...ofBooks, ...ofRegister].map((table) => {
    const wanted = sql.raw(columns[table] ?? '*');
    const inBooks = (ofBooks as readonly string[]).includes(table);
    const where = inBooks ? sql`WHERE client_id IN ${owners}` : sql``;
    return sql`SELECT ${table}::text AS name, coalesce(json_agg(t ORDER BY id), '[]') AS list
      FROM (SELECT ${wanted} FROM ${sql.raw(table)} ${where}) t`;
  });
  const found = await rows<{ name: Table; list: Row[] }>(server.db, sql.join(parts, sql` UNION ALL `));
  const tables = new Map(found.map(({ name, list }) => [name, list]));
  const leaseParties = await rows<Snapshot['leaseParties'][number]>(
    server.db,
    sql`SELECT lease_id, party_id, role FROM lease_parties ORDER BY lease_id, party_id`,
  );
  const books = await rows<Snapshot['books'][number]>(
    server.db,
    sql`SELECT b.client_id, b.version, h.last_seq FROM books b JOIN book_heads h USING (client_id)`,
  );
  const all = (table: Table) => tables.get(table) ?? [];
  return {
    ...{ all, leaseParties, books },
    of: (table, client) => all(table).filter(({ client_id }) => client_id === client),
  };
}
