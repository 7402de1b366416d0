import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { invitations, users } from '../db/schema.ts';
import { accountKey, clearFailures } from './lockout.ts';
import { endSessionsOf } from './sessions.ts';
import { hashToken, newToken } from './tokens.ts';

const VALID_MS = 72 * 60 * 60_000;

/** A new one-time token for the user; the ones before it are void. */
export async function invite(db: Db, userId: number, now: Date): Promise<{ token: string; expiresAt: Date }> {
  // Two Admins at once would make two good links.
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  await voidInvitations(db, userId);
  const token = newToken();
  const expiresAt = new Date(now.getTime() + VALID_MS);
  await db
    .insert(invitations)
    .values({ token_hash: hashToken(token), user_id: userId, created_at: now, expires_at: expiresAt });
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

/** The active user whom the token invites, or null when it is unknown, used or expired. */
export async function invitedUser(db: Db, token: string, now: Date) {
  const [user] = await db
    .select({ id: users.id, email: users.email })
    .from(invitations)
    .innerJoin(users, and(eq(users.id, invitations.user_id), eq(users.is_active, true)))
    .where(usable(token, now));
  return user ?? null;
}

/** Uses the token up and sets the password; the user's open sessions end. False when someone else was faster. */
export function acceptInvitation(db: Db, token: string, passwordHash: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [used] = await tx
      .update(invitations)
      .set({ used_at: now })
      .where(usable(token, now))
      .returning({ userId: invitations.user_id });
    if (!used) return false;
    await setPasswordHash(tx, used.userId, passwordHash, now);
    return true;
  });
}

/** Sets a password: open sessions and invitations end, and failures of signing in are forgotten. */
export async function setPasswordHash(
  db: Db,
  userId: number,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const [user] = await db
    .update(users)
    .set({ password_hash: passwordHash })
    .where(eq(users.id, userId))
    .returning({ email: users.email });
  await endSessionsOf(db, userId, now);
  await voidInvitations(db, userId);
  if (user) await clearFailures(db, accountKey(user.email));
}
