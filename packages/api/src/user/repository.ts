import {
  ADMIN,
  type InternalUser,
  PROVIDER_CLIENT_ID,
  type UserInput,
  type UserPatch,
} from '@rentsafe/domain/user';
import { and, asc, eq, isNotNull, like } from 'drizzle-orm';
import { voidInvitations } from '../auth/invitations.ts';
import { endSessionsOf } from '../auth/sessions.ts';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { duplicate, HttpError, notFound } from '../http/errors.ts';
import type { PageQuery } from '../http/query.ts';
import { foldAll, likeAnywhere, searchWords } from '../search/fold.ts';

const columns = {
  id: users.id,
  first_name: users.first_name,
  last_name: users.last_name,
  email: users.email,
  access_level: users.access_level,
  is_active: users.is_active,
};

type Names = Pick<UserInput, 'first_name' | 'last_name' | 'email'>;

export const userSearchText = ({ first_name, last_name, email }: Names) =>
  foldAll(first_name, last_name, email);

const matching = (clientId: number, query: string) =>
  and(
    eq(users.client_id, clientId),
    ...searchWords(query).map((word) => like(users.search_text, likeAnywhere(word))),
  );

export async function countUsers(db: Db, clientId: number, query: string): Promise<number> {
  return db.$count(users, matching(clientId, query));
}

/** A page of a client's users whose names or e-mail hold every word of the query, oldest first. */
export async function listUsers(
  db: Db,
  clientId: number,
  query: string,
  { size, offset }: PageQuery,
): Promise<InternalUser[]> {
  return db
    .select(columns)
    .from(users)
    .where(matching(clientId, query))
    .orderBy(asc(users.id))
    .limit(size)
    .offset(offset);
}

/** A user as it is stored, without a password until the invitation is accepted. */
export const userRecord = (clientId: number, input: UserInput) => ({
  client_id: clientId,
  first_name: input.first_name,
  last_name: input.last_name,
  email: input.email,
  email_key: input.email.toLowerCase(),
  access_level: input.access_level,
  search_text: userSearchText(input),
});

export async function insertUser(db: Db, clientId: number, input: UserInput): Promise<InternalUser> {
  const record = userRecord(clientId, input);
  const [made] = await db.insert(users).values(record).onConflictDoNothing().returning(columns);
  if (made) return made;
  const [existing] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email_key, record.email_key));
  throw duplicate('email', 'A user with this email already exists.', existing?.id ?? 0);
}

const oneUser = (db: Db, clientId: number, id: number) =>
  db
    .select(columns)
    .from(users)
    .where(and(eq(users.client_id, clientId), eq(users.id, id)));

/** The client's user. */
export async function findUser(db: Db, clientId: number, id: number): Promise<InternalUser> {
  const [found] = await oneUser(db, clientId, id);
  if (!found) throw notFound();
  return found;
}

/**
 * The client's active Admins who can sign in: one who was only invited could let nobody back in. Their rows stay locked until
 * the end of the transaction, so that two Admins cannot demote each other at once.
 */
async function lockAdmins(db: Db, clientId: number): Promise<number[]> {
  const admins = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.client_id, clientId),
        eq(users.access_level, ADMIN),
        eq(users.is_active, true),
        isNotNull(users.password_hash),
      ),
    )
    .orderBy(asc(users.id))
    .for('update');
  return admins.map(({ id }) => id);
}

/**
 * Changes a user; one who is deactivated is signed out and loses open invitations. The last active Admin stays, but a
 * provider's Admin may take away that of a client company: it can be replaced.
 */
export async function updateUser(
  db: Db,
  clientId: number,
  id: number,
  patch: Omit<UserPatch, 'version'>,
  { actorClientId, now }: { actorClientId: number; now: Date },
): Promise<InternalUser> {
  const isGuarded = clientId === PROVIDER_CLIENT_ID || clientId === actorClientId;
  const demotes = patch.is_active === false || (patch.access_level ?? ADMIN) !== ADMIN;
  // All Admins before the one user, always in that order: else two changes could wait for each other.
  const admins = demotes ? await lockAdmins(db, clientId) : [];
  const [before] = await oneUser(db, clientId, id).for('update');
  if (!before) throw notFound();
  if (isGuarded && admins.length === 1 && admins[0] === id) {
    throw new HttpError(409, 'The last active Admin cannot be removed or demoted.');
  }
  const after = {
    first_name: patch.first_name ?? before.first_name,
    last_name: patch.last_name ?? before.last_name,
    access_level: patch.access_level ?? before.access_level,
    is_active: patch.is_active ?? before.is_active ?? true,
  };
  const [updated] = await db
    .update(users)
    .set({ ...after, search_text: userSearchText({ ...after, email: before.email }) })
    .where(eq(users.id, id))
    .returning(columns);
  if (!updated) throw notFound();
  if (!updated.is_active) {
    await endSessionsOf(db, id, now);
    await voidInvitations(db, id);
  }
  return updated;
}
