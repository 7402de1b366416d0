import { CODE_DIGITS } from '@rentsafe/domain/factor';
import { and, eq, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Vault } from '../auth/secrets.ts';
import type { Db } from '../db/database.ts';
import { totps } from '../db/schema.ts';

const PERIOD = 30;

const totpOf = (secret: string, email = '') =>
  new TOTP({
    issuer: 'RentSafe',
    label: email,
    secret: Secret.fromBase32(secret),
    digits: CODE_DIGITS,
    period: PERIOD,
  });

/** A new secret, and the address from which an authenticator app reads it. */
export function newTotp(email: string): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 }).base32;
  return { secret, uri: totpOf(secret, email).toString() };
}

/** The step of 30 seconds that a code is of: the present one, or one beside it, since clocks differ. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const token = code.replace(/\s/g, '');
  if (token.length !== CODE_DIGITS) return null;
  const delta = totpOf(secret).validate({ token, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD) + delta;
}

/** Whether a code is right, and newer than every one that was used. */
export async function takeCode(
  db: Db,
  vault: Vault,
  { userId, code, now }: { userId: number; code: string; now: Date },
): Promise<boolean> {
  const [own] = await db.select().from(totps).where(eq(totps.user_id, userId));
  const step = own && stepOfCode(vault.open(own.secret), code, now);
  if (!step) return false;
  const used = await db
    .update(totps)
    .set({ last_step: step, last_used_at: now })
    .where(and(eq(totps.user_id, userId), lt(totps.last_step, step)))
    .returning({ userId: totps.user_id });
  return used.length > 0;
}

/** Stores an authenticator app, in place of an earlier one. The code that confirmed it is used. */
export async function storeTotp(
  db: Db,
  { userId, sealed, step, now }: { userId: number; sealed: string; step: number; now: Date },
): Promise<void> {
  const row = { secret: sealed, last_step: step, created_at: now, last_used_at: null };
  await db
    .insert(totps)
    .values({ user_id: userId, ...row })
    .onConflictDoUpdate({ target: totps.user_id, set: row });
}
