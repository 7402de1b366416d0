import type { FactorKind, Factors } from '@rentsafe/domain/factor';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { passkeys, recoveryCodes, totps } from '../db/schema.ts';
import { passkeyOf, passkeysOf } from './passkeys.ts';
import { recoveryCodesLeft } from './recoveryCodes.ts';

/** With what a user can prove who they are, beside the password. */
export async function factorKindsOf(db: Db, userId: number, canUsePasskeys: boolean): Promise<FactorKind[]> {
  const usable = and(eq(passkeys.user_id, userId), isNull(passkeys.blocked_at));
  const left = and(eq(recoveryCodes.user_id, userId), isNull(recoveryCodes.used_at));
  const kinds: [FactorKind, boolean][] = [
    ['passkey', canUsePasskeys && (await db.$count(passkeys, usable)) > 0],
    ['totp', (await db.$count(totps, eq(totps.user_id, userId))) > 0],
    ['recovery_code', (await db.$count(recoveryCodes, left)) > 0],
  ];
  return kinds.flatMap(([kind, has]) => (has ? [kind] : []));
}

/** The second factors of a user. */
export async function readFactors(
  db: Db,
  userId: number,
): Promise<Pick<Factors, 'passkeys' | 'totp' | 'recovery_codes'>> {
  const [totp] = await db.select().from(totps).where(eq(totps.user_id, userId));
  return {
    passkeys: (await passkeysOf(db, userId)).map(passkeyOf),
    totp: totp
      ? {
          created_at: totp.created_at.toISOString(),
          last_used_at: totp.last_used_at?.toISOString() ?? null,
        }
      : null,
    recovery_codes: await recoveryCodesLeft(db, userId),
  };
}
