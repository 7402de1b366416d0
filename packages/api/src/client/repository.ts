import type { Client, ClientInput } from '@rentsafe/domain/client';
import { asc, eq } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import type { ClientScope } from '../auth/scope.ts';
import type { ListContext, Listing } from '../calls/serveList.ts';
import type { Db } from '../db/database.ts';
import { clients, companies } from '../db/schema.ts';
import { unknownReference } from '../http/errors.ts';
import { insertRecord } from '../resource/records.ts';

const columns = { id: clients.id, name: clients.name, company: clients.company_id };

/** The clients, the provider first. */
export async function listClients({
  db,
  scope,
  page: { size, offset },
}: ListContext<ClientScope>): Promise<Listing<Client>> {
  const own = scope === null ? undefined : eq(clients.id, scope);
  const count = await db.$count(clients, own);
  const found = db.select(columns).from(clients).where(own).orderBy(asc(clients.id));
  return { count, results: await found.limit(size).offset(offset) };
}

export async function clientExists(db: Db, id: number): Promise<boolean> {
  return (await db.$count(clients, eq(clients.id, id))) > 0;
}

export async function insertClient(db: Db, actor: Actor, { name, company }: ClientInput): Promise<Client> {
  if (company) {
    // Locked until the client refers to it, so that it is not merged in the meantime.
    const found = await db.select().from(companies).where(eq(companies.id, company)).for('key share');
    if (found.length === 0) throw unknownReference(['company'], company);
  }
  const values = { name, company_id: company ?? null };
  const made = await insertRecord(db, actor, { table: clients, type: 'client', values });
  if (!made) throw new Error('No client was made.');
  return { id: made.id, name: made.name, company: made.company_id };
}
