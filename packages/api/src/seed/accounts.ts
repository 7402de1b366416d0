import { randomBytes } from 'node:crypto';
import { PROVIDER_CLIENT_ID } from '@rentsafe/domain/client';
import { sampleUsers } from '@rentsafe/domain/fixtures';
import { passwordProblem } from '@rentsafe/domain/password';
import { ADMIN } from '@rentsafe/domain/user';
import { eq, sql } from 'drizzle-orm';
import { type Actor, recordEvent } from '../audit/events.ts';
import { setPasswordHash } from '../auth/invitations.ts';
import { hashPassword } from '../auth/password.ts';
import { type Config, ConfigError } from '../config.ts';
import type { Db } from '../db/database.ts';
import { clients, settings, users } from '../db/schema.ts';
import { removeFactors } from '../factor/remove.ts';
import { issueText } from '../http/issueText.ts';
import { userRecord } from '../user/repository.ts';
import { REQUEST_ID } from './own.ts';

/** The provider itself, which is client 1. */
export async function seedProvider(db: Db): Promise<void> {
  await db.insert(clients).values({ id: PROVIDER_CLIENT_ID, name: 'RentSafe' }).onConflictDoNothing();
  await db.execute(
    sql`SELECT setval(pg_get_serial_sequence('clients', 'id'), greatest((SELECT max(id) FROM clients), 1))`,
  );
}

/** Whether a new database gets sample records is decided at its first start, whatever a later one is configured to do. */
export const SAMPLES = 'sample_data';
export const SAMPLES_WANTED = 'wanted';

export interface FirstAdmin {
  email: string;
  /** Null when the configuration sets it. */
  generatedPassword: string | null;
}

/** The server at its start, or a command. */
const systemActor = (now: Date): Actor => ({
  userId: null,
  clientId: PROVIDER_CLIENT_ID,
  requestId: REQUEST_ID,
  now,
});

/** @throws ConfigError for a password that the rules for all passwords do not allow. */
function checkPassword(name: string, password: string | null, email = ''): void {
  const problem = password === null ? null : passwordProblem(password, email);
  if (problem) throw new ConfigError(`${name} is not valid: ${issueText(problem)}`);
}

/** The first Admin, made once, and the decision over sample records; null when there is one. */
export async function seedAdmin(
  db: Db,
  config: Pick<Config, 'adminEmail' | 'adminPassword' | 'samplePassword' | 'sampleData'>,
  now: Date,
): Promise<FirstAdmin | null> {
  const [anyUser] = await db.select({ id: users.id }).from(users).limit(1);
  if (anyUser) return null;
  checkPassword('ADMIN_PASSWORD', config.adminPassword, config.adminEmail);
  checkPassword('SAMPLE_PASSWORD', config.samplePassword);
  const generatedPassword = config.adminPassword === null ? randomBytes(12).toString('base64url') : null;
  const passwordHash = await hashPassword(config.adminPassword ?? generatedPassword ?? '');
  const input = {
    first_name: 'First',
    last_name: 'Administrator',
    email: config.adminEmail,
    access_level: ADMIN,
  } as const;
  await db.transaction(async (tx) => {
    const [made] = await tx
      .insert(users)
      .values(userRecord(PROVIDER_CLIENT_ID, input))
      .returning({ id: users.id });
    if (made) await setPasswordHash(tx, systemActor(now), { userId: made.id, passwordHash });
    const value = config.sampleData ? SAMPLES_WANTED : 'none';
    await tx.insert(settings).values({ key: SAMPLES, value }).onConflictDoNothing();
  });
  return { email: config.adminEmail, generatedPassword };
}

/** The sample users; they have no password until they are sent an invitation. */
export async function seedUsers(db: Db): Promise<void> {
  const records = sampleUsers.map(({ first_name, last_name, email, access_level }) =>
    userRecord(PROVIDER_CLIENT_ID, {
      first_name,
      last_name,
      email,
      access_level: access_level === ADMIN ? 1 : 2,
    }),
  );
  await db.insert(users).values(records).onConflictDoNothing();
}

/** Sets a user's password, and removes their second factors where that is asked; false when no user has this email. */
export async function replacePassword(
  db: Db,
  email: string,
  password: string,
  now: Date,
  removesFactors = false,
): Promise<boolean> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email_key, email.toLowerCase()));
  if (!user) return false;
  const passwordHash = await hashPassword(password);
  const actor = systemActor(now);
  await db.transaction(async (tx) => {
    await setPasswordHash(tx, actor, { userId: user.id, passwordHash });
    const changes = removesFactors && (await removeFactors(tx, user.id));
    const subject = { type: 'user', id: user.id } as const;
    if (changes) await recordEvent(tx, actor, { action: 'factor_removed', subject, changes });
  });
  return true;
}
