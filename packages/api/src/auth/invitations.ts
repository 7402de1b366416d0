import { and, eq, gt, isNull } from 'drizzle-orm';
import { type Actor, recordEvent } from '../audit/events.ts';
import type { Db } from '../db/database.ts';
import { invitations, users } from '../db/schema.ts';
import { accountKey, clearFailures } from './lockout.ts';
import { endSessionsOf } from './sessions.ts';
import { hashToken, newToken } from './tokens.ts';

const VALID_MS = 72 * 60 * 60_000;

/** The user, locked: whatever changes a user's invitations, password or sessions locks the user first. */
export async function lockUser(db: Db, id: number) {
  const [user] = await db.select().from(users).where(eq(users.id, id)).for('no key update');
  return user;
}

/** Creates a one-time token for the user; earlier ones become void. */
export async function invite(
  db: Db,
  actor: Actor,
  { userId, action }: { userId: number; action: 'invite' | 'password_reset' },
): Promise<{ token: string; expiresAt: Date }> {
  const { now } = actor;
  const user = await lockUser(db, userId);
  await voidInvitations(db, userId);
  const token = newToken();
  const expiresAt = new Date(now.getTime() + VALID_MS);
  await db
    .insert(invitations)
    .values({ token_hash: hashToken(token), user_id: userId, created_at: now, expires_at: expiresAt });
  const subject = { type: 'user', id: userId } as const;
  await recordEvent(db, actor, { action, subject, clientId: user?.client_id });
  return { token, expiresAt };
}

export async function voidInvitations(db: Db, userId: number): Promise<void> {
  await db.delete(invitations).where(and(eq(invitations.user_id, userId), isNull(invitations.used_at)));
}

const usable = (token: string, now: Date) =>
  and(
    eq(invitations.token_hash, hashToken(token)),
    isNull(invitations.used_at),
    gt(invitations.expires_at, now),
  );

/** The active user whom the token invites, and until when, or null when it is unknown, used or expired. */
export async function invitedUser(db: Db, token: string, now: Date) {
  const [found] = await db
    .select({
      id: users.id,
      clientId: users.client_id,
      email: users.email,
      expiresAt: invitations.expires_at,
    })
    .from(invitations)
    .innerJoin(users, and(eq(users.id, invitations.user_id), eq(users.is_active, true)))
    .where(usable(token, now));
  return found ?? null;
}

/** Uses the token up and sets the password; the user's open sessions end. False when the token was used in the meantime. */
export function acceptInvitation(
  db: Db,
  actor: Actor,
  { userId, token, passwordHash }: { userId: number; token: string; passwordHash: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    const used = await tx
      .update(invitations)
      .set({ used_at: actor.now })
      .where(and(usable(token, actor.now), eq(invitations.user_id, userId)))
      .returning({ userId: invitations.user_id });
    if (!user?.is_active || used.length === 0) return false;
    await setPasswordHash(tx, actor, { userId, passwordHash });
    return true;
  });
}

/** Sets a password, with an audit event: open sessions and invitations end, and failures of signing in are cleared. */
export async function setPasswordHash(
  db: Db,
  actor: Actor,
  { userId, passwordHash }: { userId: number; passwordHash: string },
): Promise<void> {
  const [user] = await db
    .update(users)
    .set({ password_hash: passwordHash })
    .where(eq(users.id, userId))
    .returning({ email: users.email, clientId: users.client_id });
  if (!user) throw new Error('The user does not exist.');
  await endSessionsOf(db, userId, actor.now);
  await voidInvitations(db, userId);
  await clearFailures(db, accountKey(user.email));
  const subject = { type: 'user', id: userId } as const;
  await recordEvent(db, actor, { action: 'password_set', subject, clientId: user.clientId });
}
