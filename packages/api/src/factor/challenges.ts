import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import { hashToken, newToken } from '../auth/tokens.ts';
import type { Db } from '../db/database.ts';
import { factorChallenges } from '../db/schema.ts';

const VALID_MS = { sign_in: 5, passkey: 5, confirm: 5, add_passkey: 10, add_totp: 15 } as const;

export type ChallengeKind = keyof typeof VALID_MS;
export type Challenge = typeof factorChallenges.$inferSelect;

/** Waits for the answer to a question that the user was asked; the token names it. */
export async function startChallenge(
  db: Db,
  asked: { kind: ChallengeKind; userId: number | null; challenge?: string; secret?: string } & Partial<
    Pick<Challenge, 'identity'>
  >,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + VALID_MS[asked.kind] * 60_000);
  const { kind, userId: user_id, challenge = null, secret = null, identity = null } = asked;
  await db.insert(factorChallenges).values({
    ...{ token_hash: hashToken(token), kind, user_id, challenge, secret, identity },
    ...{ created_at: now, expires_at: expiresAt },
  });
  return { token, expiresAt };
}

const waiting = (token: string, kinds: readonly ChallengeKind[], now: Date) =>
  and(
    eq(factorChallenges.token_hash, hashToken(token)),
    inArray(factorChallenges.kind, [...kinds]),
    gt(factorChallenges.expires_at, now),
  );

/** What waits under a token; undefined where it is unknown, answered or expired. */
export async function findChallenge(
  db: Db,
  token: string,
  kinds: readonly ChallengeKind[],
  now: Date,
): Promise<Challenge | undefined> {
  const [found] = await db
    .select()
    .from(factorChallenges)
    .where(waiting(token, kinds, now));
  return found;
}

/** Ends it: of several answers at once one gets it. */
export async function takeChallenge(
  db: Db,
  token: string,
  kinds: readonly ChallengeKind[],
  now: Date,
): Promise<Challenge | undefined> {
  const [taken] = await db
    .delete(factorChallenges)
    .where(waiting(token, kinds, now))
    .returning();
  return taken;
}

/** What the passkey signs, where one waits that was not asked for a passkey yet. */
export async function setChallenge(db: Db, token: string, challenge: string): Promise<void> {
  await db
    .update(factorChallenges)
    .set({ challenge })
    .where(eq(factorChallenges.token_hash, hashToken(token)));
}

export async function purgeChallenges(db: Db, now: Date): Promise<void> {
  await db.delete(factorChallenges).where(lt(factorChallenges.expires_at, now));
}
