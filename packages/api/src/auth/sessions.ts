import { and, desc, eq, gt, isNull, lt, ne, type SQL } from 'drizzle-orm';
import { type Actor, recordEvent } from '../audit/events.ts';
import type { Db } from '../db/database.ts';
import { refreshTokens, sessions } from '../db/schema.ts';
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

/** Starts a session with its first pair. */
export async function startSession(
  db: Db,
  { userId, userAgent = '', now }: { userId: number; userAgent?: string | undefined; now: Date },
): Promise<Pair> {
  const [session] = await db
    .insert(sessions)
    .values({
      user_id: userId,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + ABSOLUTE_MS),
      user_agent: userAgent.trim().slice(0, MAX_USER_AGENT) || null,
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

/** Ends every session of the user except the current one, each with an audit event. */
export async function endOtherSessions(db: Db, actor: Actor, userId: number, current: number): Promise<void> {
  const where = and(eq(sessions.user_id, userId), ne(sessions.id, current));
  for (const { id } of await end(db, where, actor.now))
    await recordEnd(db, actor, userId, id, 'session_ended');
}

/** Ends all sessions of a user, as part of a change that has an audit event of its own. */
export async function endSessionsOf(db: Db, userId: number, now: Date): Promise<void> {
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

/** Deletes sessions that ended or expired a day ago, with their refresh tokens. */
export async function purgeSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expires_at, new Date(now.getTime() - 24 * 60 * 60_000)));
}
