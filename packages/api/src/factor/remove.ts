import { eq } from 'drizzle-orm';
import type { Changes } from '../audit/events.ts';
import type { Db } from '../db/database.ts';
import { passkeys, recoveryCodes, totps } from '../db/schema.ts';

/** Removes every second factor of a user; null where there is none, else what the history says of it. */
export async function removeFactors(db: Db, userId: number): Promise<Changes | null> {
  const keys = await db.delete(passkeys).where(eq(passkeys.user_id, userId)).returning();
  const apps = await db.delete(totps).where(eq(totps.user_id, userId)).returning();
  await db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
  if (keys.length + apps.length === 0) return null;
  return {
    ...(keys.length > 0 && { passkey: [keys.map(({ name }) => name).join(', '), null] }),
    ...(apps.length > 0 && { totp: ['totp', null] }),
  };
}
