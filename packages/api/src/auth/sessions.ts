import type { FactorKind } from '@rentsafe/domain/factor';
import { and, desc, eq, gt, isNull, lt, ne, type SQL } from 'drizzle-orm';
import { type Actor, recordEvent } from '../audit/events.ts';
import type { Db } from '../db/database.ts';
import { factorChallenges, refreshTokens, sessions } from '../db/schema.ts';
import { hashToken, newToken } from './tokens.ts';

export const IDLE_MS = 30 * 60_000;
export const ABSOLUTE_MS = 12 * 60 * 60_000;
const MAX_USER_AGENT = 200;
const MAX_LISTED = 100;

export type Session = typeof sessions.$inferSelect;

/** What a sign-in or a refresh returns: a refresh token, and the ids that its access token carries. */
export interface Pair {
  userId: number;
  sessionId: number;
  pairId: number;
  refresh: string;
}

export const isOpen = (session: Session, now: Date) =>
  session.ended_at === null &&
  session.expires_at > now &&
  session.last_seen_at.getTime() + IDLE_MS > now.getTime();

interface Start {
  userId: number;
  now: Date;
  userAgent?: string | undefined;
  /** The second factor that was given; else by what alone the user is known. @default 'password' */
  by?: FactorKind | 'password' | 'provider' | undefined;
  /** The user has never signed in from this browser. */
  newDevice?: boolean;
}

/** Starts a session with its first pair. */
export async function startSession(
  db: Db,
  { userId, now, userAgent = '', by = 'password', newDevice = false }: Start,
): Promise<Pair> {
  const [session] = await db
    .insert(sessions)
    .values({
      user_id: userId,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + ABSOLUTE_MS),
      user_agent: userAgent.trim().slice(0, MAX_USER_AGENT) || null,
      signed_in_by: by,
      factor_at: by === 'password' || by === 'provider' ? null : now,
      new_device: newDevice,
    })
    .returning();
  if (!session) throw new Error('No session was made.');
  return issuePair(db, session, now);
}

export async function issuePair(db: Db, session: Session, now: Date): Promise<Pair> {
  const refresh = newToken();
  const [made] = await db
    .insert(refreshTokens)
    .values({ token_hash: hashToken(refresh), session_id: session.id, created_at: now })
    .returning({ id: refreshTokens.id });
  if (!made) throw new Error('No pair was made.');
  return { userId: session.user_id, sessionId: session.id, pairId: made.id, refresh };
}

const end = (db: Db, where: SQL | undefined, now: Date) =>
  db
    .update(sessions)
    .set({ ended_at: now })
    .where(and(where, isNull(sessions.ended_at)))
    .returning({ id: sessions.id });

/** Ends a session, with an audit event; false when it had ended already. */
export async function endSession(
  db: Db,
  actor: Actor,
  { id, userId }: { id: number; userId: number },
  action: 'session_ended' | 'sign_out' = 'session_ended',
): Promise<boolean> {
  const [ended] = await end(db, and(eq(sessions.id, id), eq(sessions.user_id, userId)), actor.now);
  if (ended) await recordEnd(db, actor, userId, ended.id, action);
  return ended !== undefined;
}

const recordEnd = (
  db: Db,
  actor: Actor,
  userId: number,
  sessionId: number,
  action: 'session_ended' | 'sign_out',
) =>
  recordEvent(db, actor, {
    action,
    subject: { type: 'user', id: userId },
    changes: { session: [sessionId, null] },
  });

/** Ends what has the right password, and waits for a second factor. */
async function endSignIns(db: Db, userId: number): Promise<void> {
  await db
    .delete(factorChallenges)
    .where(and(eq(factorChallenges.user_id, userId), eq(factorChallenges.kind, 'sign_in')));
}

/** Ends every session of the user except the current one, each with an audit event. */
export async function endOtherSessions(db: Db, actor: Actor, userId: number, current: number): Promise<void> {
  await endSignIns(db, userId);
  const where = and(eq(sessions.user_id, userId), ne(sessions.id, current));
  for (const { id } of await end(db, where, actor.now))
    await recordEnd(db, actor, userId, id, 'session_ended');
}

/** Ends all sessions of a user, as part of a change that has an audit event of its own. */
export async function endSessionsOf(db: Db, userId: number, now: Date): Promise<void> {
  await endSignIns(db, userId);
  await end(db, eq(sessions.user_id, userId), now);
}

/** The user's open sessions, the last used first. */
export async function openSessions(db: Db, userId: number, now: Date): Promise<Session[]> {
  return db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.user_id, userId),
        isNull(sessions.ended_at),
        gt(sessions.expires_at, now),
        gt(sessions.last_seen_at, new Date(now.getTime() - IDLE_MS)),
      ),
    )
    .orderBy(desc(sessions.last_seen_at), desc(sessions.id))
    .limit(MAX_LISTED);
}

/** Notes that the user of a session has just confirmed who they are: with a second factor, or by password. */
export async function noteConfirmed(db: Db, id: number, { now, byFactor }: { now: Date; byFactor: boolean }) {
  await db
    .update(sessions)
    .set({ confirmed_at: now, ...(byFactor && { factor_at: now }) })
    .where(eq(sessions.id, id));
}

/** Deletes sessions that ended or expired a day ago, with their refresh tokens. */
export async function purgeSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expires_at, new Date(now.getTime() - 24 * 60 * 60_000)));
}
