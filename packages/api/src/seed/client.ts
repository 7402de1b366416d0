import { randomBytes } from 'node:crypto';
import { PROVIDER_CLIENT_ID } from '@rentsafe/domain/client';
import { today } from '@rentsafe/domain/date';
import { sampleUsers } from '@rentsafe/domain/fixtures';
import { ADMIN, USER, type UserInput } from '@rentsafe/domain/user';
import { addDays, type PlainDate } from '@rentsafe/format/date';
import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { setPasswordHash } from '../auth/invitations.ts';
import { hashPassword } from '../auth/password.ts';
import { insertClient } from '../client/repository.ts';
import { type Db, rows } from '../db/database.ts';
import { insertUser } from '../user/repository.ts';
import { seedConsent } from './consents.ts';
import { isSample } from './own.ts';
import { paysInPart } from './payments.ts';
import { partiesOf } from './portfolio.ts';

/** The users of the sample client, who may sign in: an Admin and a User. */
const clientAdmin: UserInput = {
  first_name: 'Tariro',
  last_name: 'Gumbo',
  email: 'tariro.gumbo@client.example',
  access_level: ADMIN,
};
const clientUser: UserInput = {
  first_name: 'Brighton',
  last_name: 'Sibanda',
  email: 'brighton.sibanda@client.example',
  access_level: USER,
};

/** Of the users that samples make. */
export const sampleEmails = [...sampleUsers, clientAdmin, clientUser].map(({ email }) => email);

export interface ClientSignIn {
  name: string;
  /** Null when the configuration sets it. */
  generatedPassword: string | null;
}

/** How to sign in as the sample client. */
export const clientText = ({ name, generatedPassword }: ClientSignIn): string =>
  `The sample client ${name} has the Admin ${clientAdmin.email} and the User ${clientUser.email}, both with the password ${generatedPassword ?? 'in SAMPLE_PASSWORD'}`;

export interface SampleClient {
  id: number;
  /** Whoever keeps its book; null where the sample users were not wanted. */
  admin: number | null;
}

const KEY = 'sample_client';

/** The sample client that was made before. */
export async function findClient(db: Db): Promise<SampleClient | null> {
  const [found] = await rows<SampleClient>(
    db,
    sql`SELECT c.id, (SELECT min(id) FROM users WHERE client_id = c.id)::int AS admin
        FROM settings s JOIN clients c ON c.id = s.value::bigint WHERE s.key = ${KEY}`,
  );
  return found ?? null;
}

/** A company that has rented an office of the provider's for long enough to be rated, and will owe a part of the rent. */
async function companyOf(db: Db, now: Date): Promise<{ id: number; name: string }> {
  const found = await rows<{ id: number; name: string; lease: number }>(
    db,
    sql`SELECT co.id, coalesce(co.trading_name, co.registration_name) AS name, le.id AS lease
        FROM leases le JOIN lease_parties lp ON lp.lease_id = le.id JOIN parties p ON p.id = lp.party_id
        JOIN companies co ON co.id = p.company_id WHERE le.client_id = ${PROVIDER_CLIENT_ID} AND le.state = 'active'
        ORDER BY le.from_on > ${addDays(today(now), -200)}::date, le.id`,
  );
  const company = found.find(({ lease }) => paysInPart(lease)) ?? found[0];
  if (!company) throw new Error('No company rents an office.');
  return company;
}

/**
 * The client company and its users, made once.
 *
 * @param password null for one that is generated; undefined for a client without users.
 */
export async function seedClient(
  db: Db,
  actor: Actor,
  password: string | null | undefined,
): Promise<SampleClient & { signIn: ClientSignIn | null }> {
  const before = await findClient(db);
  if (before) return { ...before, signIn: null };
  const company = await companyOf(db, actor.now);
  const { id } = await insertClient(db, actor, { name: company.name, company: company.id });
  await db.execute(sql`INSERT INTO settings (key, value) VALUES (${KEY}, ${String(id)})`);
  if (password === undefined) return { id, admin: null, signIn: null };
  const generatedPassword = password === null ? randomBytes(12).toString('base64url') : null;
  const passwordHash = await hashPassword(password ?? generatedPassword ?? '');
  const ids: number[] = [];
  for (const user of [clientAdmin, clientUser]) {
    const { id: userId } = await insertUser(db, actor, id, user);
    await setPasswordHash(db, actor, { userId, passwordHash });
    ids.push(userId);
  }
  return { id, admin: ids[0] ?? null, signIn: { name: company.name, generatedPassword } };
}

/** Parties that are no landlords or tenants of the provider; of the companies the client's own comes first. */
export async function clientParties(db: Db, { id }: SampleClient) {
  const [own] = await rows<{ id: number }>(
    db,
    sql`SELECT p.id FROM parties p JOIN clients c ON c.company_id = p.company_id WHERE c.id = ${id}`,
  );
  const people = await partiesOf(db, 'people', { skip: 1_600, count: 60 });
  const companies = await partiesOf(db, 'companies', { skip: 280, count: 20 });
  return { people, companies: [...(own ? [own.id] : []), ...companies] };
}

/** What tenants of the provider who owe most have allowed the client to read: for long, for a few days more, and until lately. */
export async function seedConsents(db: Db, actor: Actor): Promise<void> {
  const tenants = await rows<{ id: number }>(
    db,
    sql`SELECT p.individual_id AS id FROM leases le JOIN lease_parties lp ON lp.lease_id = le.id
        JOIN parties p ON p.id = lp.party_id LEFT JOIN open_items oi ON oi.lease_id = le.id AND oi.settled < oi.amount
        WHERE le.client_id = ${PROVIDER_CLIENT_ID} AND le.state = 'active' AND p.individual_id IS NOT NULL
          AND ${isSample('le', actor)}
        GROUP BY p.individual_id ORDER BY coalesce(sum(oi.amount - oi.settled), 0) DESC, p.individual_id LIMIT 3`,
  );
  const day = today(actor.now);
  const periods: [given_on: PlainDate, until_on: PlainDate][] = [
    [addDays(day, -40), addDays(day, 325)],
    [addDays(day, -356), addDays(day, 9)],
    [addDays(day, -385), addDays(day, -20)],
  ];
  for (const [nth, { id }] of tenants.entries()) {
    const [given_on = day, until_on = day] = periods[nth] ?? [];
    const consent = { given_on, until_on, evidence: 'Signed with the application for a flat.' };
    await seedConsent(db, actor, { party: { type: 'individual', id }, ...consent });
  }
}
