import { randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@rentsafe/domain/factor';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { hashToken } from '../auth/tokens.ts';
import type { Db } from '../db/database.ts';
import { recoveryCodes } from '../db/schema.ts';

/** Without those that look alike: 24 of them are 118 bits, which a plain hash keeps. */
const CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 24;

const newCode = () =>
  Array.from({ length: LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-');

/** As it is stored, however it was typed. */
const codeHash = (typed: string) => hashToken(typed.toLowerCase().replace(/[^a-z0-9]/g, ''));

/** New codes, which are returned this once; earlier ones stop working. */
export async function makeRecoveryCodes(db: Db, userId: number, now: Date): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
  await db
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ user_id: userId, code_hash: codeHash(code), created_at: now })));
  return codes;
}

/** New codes for a user who has none; null where some were made before. */
export async function firstRecoveryCodes(db: Db, userId: number, now: Date): Promise<string[] | null> {
  const count = await db.$count(recoveryCodes, eq(recoveryCodes.user_id, userId));
  return count > 0 ? null : makeRecoveryCodes(db, userId, now);
}

/** Uses a code up; false where it is none, or was used. */
export async function takeRecoveryCode(
  db: Db,
  { userId, code, now }: { userId: number; code: string; now: Date },
): Promise<boolean> {
  const used = await db
    .update(recoveryCodes)
    .set({ used_at: now })
    .where(
      and(
        eq(recoveryCodes.user_id, userId),
        eq(recoveryCodes.code_hash, codeHash(code)),
        isNull(recoveryCodes.used_at),
      ),
    )
    .returning({ userId: recoveryCodes.user_id });
  return used.length > 0;
}

/** How many are left, and since when; null where none were made. */
export async function recoveryCodesLeft(
  db: Db,
  userId: number,
): Promise<{ created_at: string; left: number } | null> {
  const [found] = await db
    .select({
      createdAt: sql<Date | null>`min(${recoveryCodes.created_at})`.mapWith(recoveryCodes.created_at),
      left: sql<number>`count(*) FILTER (WHERE ${recoveryCodes.used_at} IS NULL)`.mapWith(Number),
    })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.user_id, userId));
  return found?.createdAt ? { created_at: found.createdAt.toISOString(), left: found.left } : null;
}
