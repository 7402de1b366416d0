import { PROVIDER_CLIENT_ID } from '@rentsafe/domain/client';
import {
  ADMIN,
  accessLevelLabel,
  accessLevels,
  canBeDeactivated,
  type InternalUser,
  type UserInput,
  type UserPatch,
  type UserStatus,
  userStatuses,
} from '@rentsafe/domain/user';
import { and, asc, desc, eq, isNotNull, isNull, like, type SQL, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../audit/events.ts';
import { voidInvitations } from '../auth/invitations.ts';
import { endSessionsOf } from '../auth/sessions.ts';
import type { CsvOfList, ListContext, Listing } from '../calls/serveList.ts';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { duplicate, HttpError, notFound } from '../http/errors.ts';
import { choiceQuery, orderingQuery } from '../http/filters.ts';
import { changeRecord, insertRecord } from '../resource/records.ts';
import { foldAll, likeAnywhere, searchTerms } from '../search/fold.ts';

type Row = typeof users.$inferSelect;

function statusOf({ is_active, password_hash }: Row): UserStatus {
  if (!is_active) return 'inactive';
  return password_hash === null ? 'invited' : 'active';
}

const userOf = (row: Row): InternalUser => ({
  id: row.id,
  first_name: row.first_name,
  last_name: row.last_name,
  email: row.email,
  access_level: row.access_level,
  is_active: row.is_active,
  status: statusOf(row),
  last_sign_in_at: row.last_sign_in_at?.toISOString() ?? null,
  has_factor: row.has_factor,
  version: row.version,
});

type Names = Pick<UserInput, 'first_name' | 'last_name' | 'email'>;

export const userSearchText = ({ first_name, last_name, email }: Names) =>
  foldAll(first_name, last_name, email);

const ofStatus: Readonly<Record<UserStatus, SQL | undefined>> = {
  invited: and(eq(users.is_active, true), isNull(users.password_hash)),
  active: and(eq(users.is_active, true), isNotNull(users.password_hash)),
  inactive: eq(users.is_active, false),
};

const levelValues = accessLevels.map(({ value }) => String(value));

/** The conditions of the parameters, beside the client. */
function matching(request: FastifyRequest, query: string) {
  const status = choiceQuery(request, 'status', userStatuses);
  const level = choiceQuery(request, 'access_level', levelValues);
  return [
    ...searchTerms(query).map((term) => like(users.search_text, likeAnywhere(term))),
    status ? ofStatus[status] : undefined,
    level ? eq(users.access_level, Number(level)) : undefined,
  ];
}

/** By the values of `ordering`. Whoever has never signed in comes first. */
const sortKeys: Readonly<Record<string, SQL>> = {
  name: sql`lower(${users.last_name} || ' ' || ${users.first_name}) COLLATE "C"`,
  email: sql`${users.email_key} COLLATE "C"`,
  last_sign_in: sql`coalesce(${users.last_sign_in_at}, '-infinity')`,
};

/** A client's users whose names or email contain every term of the query: oldest first, unless `ordering` says otherwise. */
export async function listUsers({
  request,
  db,
  scope: clientId,
  query,
  page: { size, offset },
}: ListContext<number>): Promise<Listing<InternalUser>> {
  const where = and(eq(users.client_id, clientId), ...matching(request, query));
  const ordering = orderingQuery(request, Object.keys(sortKeys));
  const order = ordering?.descending ? desc : asc;
  const key = ordering && sortKeys[ordering.key];
  const count = await db.$count(users, where);
  const found = db
    .select()
    .from(users)
    .where(where)
    .orderBy(...(key ? [order(key)] : []), order(users.id));
  return { count, results: (await found.limit(size).offset(offset)).map(userOf) };
}

export const userCsv: CsvOfList<InternalUser> = {
  name: 'users',
  columns: [
    { label: 'ID', value: ({ id }) => id },
    { label: 'First name', value: ({ first_name }) => first_name },
    { label: 'Last name', value: ({ last_name }) => last_name },
    { label: 'Access level', value: ({ access_level }) => accessLevelLabel(access_level) },
    { label: 'Email', value: ({ email }) => email },
    { label: 'Status', value: ({ status }) => status },
    { label: 'Last sign-in', value: ({ last_sign_in_at }) => last_sign_in_at },
  ],
};

const emailKey = (email: string) => email.toLowerCase();

/** A user as it is stored, without a password until the invitation is accepted. */
export const userRecord = (clientId: number, input: UserInput) => ({
  client_id: clientId,
  first_name: input.first_name,
  last_name: input.last_name,
  email: input.email,
  email_key: emailKey(input.email),
  access_level: input.access_level,
  search_text: userSearchText(input),
});

/** A 409 that names the other user only if it belongs to the same client. */
async function emailTaken(db: Db, clientId: number, email: string): Promise<HttpError> {
  const message = 'A user with this email already exists.';
  const isOfClient = and(eq(users.client_id, clientId), eq(users.email_key, emailKey(email)));
  const [existing] = await db.select({ id: users.id }).from(users).where(isOfClient);
  return existing ? duplicate('email', message, existing.id) : new HttpError(409, { email: [message] });
}

export async function insertUser(
  db: Db,
  actor: Actor,
  clientId: number,
  input: UserInput,
): Promise<InternalUser> {
  const values = userRecord(clientId, input);
  const made = await insertRecord(db, actor, { table: users, type: 'user', values });
  if (!made) throw await emailTaken(db, clientId, input.email);
  return userOf(made);
}

/** The client's user. */
export async function findUser(db: Db, clientId: number, id: number): Promise<InternalUser> {
  const [found] = await db
    .select()
    .from(users)
    .where(and(eq(users.client_id, clientId), eq(users.id, id)));
  if (!found) throw notFound();
  return userOf(found);
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
 * Changes a user of the client. Deactivation ends sessions and open invitations. Nobody deactivates themselves. The last active Admin stays, but a provider's
 * Admin may take away that of a client company: it can be replaced.
 */
export async function updateUser(
  db: Db,
  actor: Actor,
  { clientId, id, version }: { clientId: number; id: number; version: number | 'any' },
  patch: Omit<UserPatch, 'version'>,
): Promise<InternalUser> {
  const isGuarded = clientId === PROVIDER_CLIENT_ID || clientId === actor.clientId;
  const removes = patch.is_active === false || (patch.access_level ?? ADMIN) !== ADMIN;
  // All Admins before the one user, always in that order: else two changes could wait for each other.
  const admins = removes ? await lockAdmins(db, clientId) : [];
  const after = await changeRecord(db, actor, { table: users, type: 'user', id, version }, (before) => {
    if (isGuarded && admins.length === 1 && admins[0] === id) {
      throw new HttpError(409, 'You are the only Admin who can sign in. Make another Admin first.');
    }
    const { first_name, last_name, email, access_level, is_active } = { ...before, ...patch };
    const deactivates = before.is_active && !is_active;
    const answer = canBeDeactivated({ isOneself: id === actor.userId });
    if (deactivates && answer !== true) throw new HttpError(409, answer);
    return {
      values: {
        ...{ first_name, last_name, email, access_level, is_active },
        email_key: emailKey(email),
        search_text: userSearchText({ first_name, last_name, email }),
      },
      action: deactivates ? 'deactivate' : 'update',
    };
  });
  if (!after) throw await emailTaken(db, clientId, patch.email ?? '');
  if (!after.is_active) {
    await endSessionsOf(db, id, actor.now);
    await voidInvitations(db, id);
  }
  return userOf(after);
}
