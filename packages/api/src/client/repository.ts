import type { Client, ClientInput } from '@rentsafe/domain/client';
import { asc, eq } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import type { Db } from '../db/database.ts';
import { clients, companies } from '../db/schema.ts';
import { fieldError } from '../http/errors.ts';
import type { PageQuery } from '../http/query.ts';
import { insertRecord } from '../resource/records.ts';

const columns = { id: clients.id, name: clients.name, company: clients.company_id };

export const countClients = (db: Db): Promise<number> => db.$count(clients);

/** A page of the clients, the provider first. */
export async function listClients(db: Db, { size, offset }: PageQuery): Promise<Client[]> {
  return db.select(columns).from(clients).orderBy(asc(clients.id)).limit(size).offset(offset);
}

export async function clientExists(db: Db, id: number): Promise<boolean> {
  return (await db.$count(clients, eq(clients.id, id))) > 0;
}

export async function insertClient(db: Db, actor: Actor, { name, company }: ClientInput): Promise<Client> {
  if (company && (await db.$count(companies, eq(companies.id, company))) === 0) {
    throw fieldError('company', `Invalid pk "${company}" - object does not exist.`);
  }
  const values = { name, company_id: company ?? null };
  const made = await insertRecord(db, actor, { table: clients, type: 'client', values });
  if (!made) throw new Error('No client was made.');
  return { id: made.id, name: made.name, company: made.company_id };
}
