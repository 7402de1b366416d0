import { PROVIDER_CLIENT_ID } from '@rentsafe/domain/user';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Role } from '../access.ts';
import { batched } from '../db/batch.ts';
import { type TableStates, tableStates } from '../db/counts.ts';
import type { Db } from '../db/database.ts';
import { clients, refreshTokens, sessions, users } from '../db/schema.ts';
import { hashToken, newToken } from './tokens.ts';

export const ACCESS_SECONDS = 5 * 60;
export const IDLE_MS = 30 * 60_000;
export const ABSOLUTE_MS = 12 * 60 * 60_000;
/** A refresh token used again this soon is a race between tabs; later, it is stolen. */
export const REPLAY_GRACE_MS = 10_000;
/** How exact `last_seen_at` is: not every request writes. */
const SEEN_EVERY_MS = 60_000;

/** Who makes a request, as the database knows them now. */
export interface Principal {
  userId: number;
  sessionId: number;
  clientId: number;
  /** The company a client user may see; null for staff, and for a client without one. */
  companyId: number | null;
  role: Role;
}

type Session = typeof sessions.$inferSelect;

const isOpen = (session: Session, now: Date) =>
  session.ended_at === null &&
  session.expires_at > now &&
  session.last_seen_at.getTime() + IDLE_MS > now.getTime();

function roleOf(clientId: number, level: number): Role {
  if (clientId === PROVIDER_CLIENT_ID) return level === 1 ? 'admin' : 'user';
  return level === 1 ? 'clientAdmin' : 'clientUser';
}

/** Starts a session and returns its id and its first refresh token. */
export async function startSession(db: Db, userId: number, now: Date) {
  const [session] = await db
    .insert(sessions)
    .values({
      user_id: userId,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + ABSOLUTE_MS),
    })
    .returning({ id: sessions.id });
  if (!session) throw new Error('No session was made.');
  return { sessionId: session.id, refresh: await issueRefreshToken(db, session.id, now) };
}

async function issueRefreshToken(db: Db, sessionId: number, now: Date): Promise<string> {
  const token = newToken();
  await db
    .insert(refreshTokens)
    .values({ token_hash: hashToken(token), session_id: sessionId, created_at: now });
  return token;
}

export async function endSession(db: Db, sessionId: number, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ ended_at: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.ended_at)));
}

export async function endSessionsOf(db: Db, userId: number, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ ended_at: now })
    .where(and(eq(sessions.user_id, userId), isNull(sessions.ended_at)));
}

/** What each request with a session begins with. */
export interface Admission {
  principal: Principal;
  /** As they were after the request arrived. */
  tables: TableStates;
}

/** Looks up the session behind an access token, on each request: many at a time when there are many. */
export class SessionReader {
  readonly #find;
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
    const query = db
      .select({
        session: sessions,
        user: { client_id: users.client_id, access_level: users.access_level, is_active: users.is_active },
        companyId: clients.company_id,
        tables: tableStates,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.user_id))
      .innerJoin(clients, eq(clients.id, users.client_id))
      .where(sql`${sessions.id} = ANY(${sql.placeholder('ids')}::bigint[])`)
      .prepare('find_sessions');
    this.#find = batched(async (ids: number[]) => {
      const found = new Map((await query.execute({ ids })).map((row) => [row.session.id, row]));
      return (id) => found.get(id);
    });
  }

  /** The person and the state of the tables, or null when the session has ended, is too old, or the user is not active any more. */
  async admit(sessionId: number, userId: number, now: Date): Promise<Admission | null> {
    const found = await this.#find(sessionId);
    if (!found || found.session.user_id !== userId || !found.user.is_active || !isOpen(found.session, now))
      return null;
    if (now.getTime() - found.session.last_seen_at.getTime() > SEEN_EVERY_MS) {
      await this.#db.update(sessions).set({ last_seen_at: now }).where(eq(sessions.id, sessionId));
    }
    const { client_id, access_level } = found.user;
    const role = roleOf(client_id, access_level);
    const isStaff = client_id === PROVIDER_CLIENT_ID;
    const companyId = isStaff ? null : found.companyId;
    return { principal: { userId, sessionId, clientId: client_id, companyId, role }, tables: found.tables };
  }
}

/**
 * Exchanges a refresh token. Of concurrent uses the database lets one through; a use long after that ends the session.
 *
 * @returns null when the token is unknown, used, or its session is over.
 */
export async function rotate(db: Db, token: string, now: Date) {
  const token_hash = hashToken(token);
  return db.transaction(async (tx) => {
    const [claimed] = await tx
      .update(refreshTokens)
      .set({ used_at: now })
      .where(and(eq(refreshTokens.token_hash, token_hash), isNull(refreshTokens.used_at)))
      .returning({ sessionId: refreshTokens.session_id });
    if (!claimed) {
      await endIfReplayed(tx, token_hash, now);
      return null;
    }
    const [found] = await tx
      .select({ session: sessions, userId: users.id, isActive: users.is_active })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.user_id))
      .where(eq(sessions.id, claimed.sessionId))
      .for('update', { of: sessions });
    if (!found?.isActive || !isOpen(found.session, now)) return null;
    await tx.update(sessions).set({ last_seen_at: now }).where(eq(sessions.id, claimed.sessionId));
    const refresh = await issueRefreshToken(tx, claimed.sessionId, now);
    return { userId: found.userId, sessionId: claimed.sessionId, refresh };
  });
}

async function endIfReplayed(db: Db, token_hash: string, now: Date): Promise<void> {
  const [used] = await db.select().from(refreshTokens).where(eq(refreshTokens.token_hash, token_hash));
  if (used?.used_at && now.getTime() - used.used_at.getTime() > REPLAY_GRACE_MS) {
    await endSession(db, used.session_id, now);
  }
}

/** Forgets sessions that ended or expired a day ago, with their refresh tokens. */
export async function purgeSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expires_at, new Date(now.getTime() - 24 * 60 * 60_000)));
}
