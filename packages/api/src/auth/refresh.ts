import { eq } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import type { Db } from '../db/database.ts';
import { refreshTokens, sessions, users } from '../db/schema.ts';
import { endSession, isOpen, issuePair, type Pair, type Session } from './sessions.ts';
import { hashToken } from './tokens.ts';

/** A refresh token used again this soon is a race between tabs. */
export const REPLAY_GRACE_MS = 10_000;

type Token = typeof refreshTokens.$inferSelect;

async function findToken(db: Db, where: ReturnType<typeof eq>): Promise<Token | undefined> {
  const [found] = await db.select().from(refreshTokens).where(where);
  return found;
}

/** True when neither token of the pair was ever used. */
const isUnused = (pair: Token) => pair.used_at === null && pair.access_used_at === null;

/**
 * Exchanges a refresh token. Of concurrent uses one wins; using it again within 10 seconds returns nothing. After that
 * an unused successor was lost on its way, and is replaced; with a used one the token was stolen, and the session ends, as
 * it does when a replaced pair is used.
 *
 * @returns null when the token is unknown, used, or its session is over.
 */
export function rotate(db: Db, actor: Actor, token: string): Promise<Pair | null> {
  const { now } = actor;
  const isToken = eq(refreshTokens.token_hash, hashToken(token));
  return db.transaction(async (tx) => {
    const known = await findToken(tx, isToken);
    const owned = known && (await lockSession(tx, known.session_id));
    // Only now is it certain that no other exchange of this session is under way.
    const found = owned && (await findToken(tx, isToken));
    if (!found || !isOpen(owned.session, now)) return null;
    const { session, clientId } = owned;
    if (!found.used_at && !found.voided_at) return exchange(tx, session, found, now);

    if (found.used_at && now.getTime() - found.used_at.getTime() <= REPLAY_GRACE_MS) return null;
    const successor = found.successor_id && (await findToken(tx, eq(refreshTokens.id, found.successor_id)));
    if (!found.voided_at && successor && isUnused(successor)) {
      await tx.update(refreshTokens).set({ voided_at: now }).where(eq(refreshTokens.id, successor.id));
      return exchange(tx, session, found, now);
    }
    await endSession(tx, { ...actor, clientId }, { id: session.id, userId: session.user_id });
    return null;
  });
}

/** The session, locked, of a user who may still sign in. */
async function lockSession(db: Db, id: number) {
  const [found] = await db
    .select({ session: sessions, clientId: users.client_id, isActive: users.is_active })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(eq(sessions.id, id))
    .for('update', { of: sessions });
  return found?.isActive ? found : undefined;
}

async function exchange(db: Db, session: Session, token: Token, now: Date): Promise<Pair> {
  const pair = await issuePair(db, session, now);
  await db
    .update(refreshTokens)
    .set({ used_at: now, successor_id: pair.pairId })
    .where(eq(refreshTokens.id, token.id));
  await db.update(sessions).set({ last_seen_at: now }).where(eq(sessions.id, session.id));
  return pair;
}
