import { PROVIDER_CLIENT_ID } from '@rentsafe/domain/client';
import { ADMIN } from '@rentsafe/domain/user';
import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { type Db, rows } from '../db/database.ts';
import { HttpError } from '../http/errors.ts';

/** Whether nobody but this user could approve in a book: no other active Admin of its client, nor of the provider where it is managed. */
async function canApproveAlone(db: Db, clientId: number, userId: number): Promise<boolean> {
  const others = await rows(
    db,
    sql`SELECT 1 FROM users u JOIN books b ON b.client_id = ${clientId}
        WHERE u.id <> ${userId} AND u.access_level = ${ADMIN} AND u.is_active AND u.password_hash IS NOT NULL
          AND (u.client_id = b.client_id OR (u.client_id = ${PROVIDER_CLIENT_ID} AND b.managed)) LIMIT 1`,
  );
  return others.length === 0;
}

/**
 * Two people for what moves money: its maker approves only where nobody else could.
 *
 * @returns whether it is approved by its maker. @throws HttpError 403
 */
export async function checkApprover(
  db: Db,
  { userId }: Actor,
  { client_id, made_by }: { client_id: number; made_by: number },
): Promise<boolean> {
  if (userId !== made_by) return false;
  if (await canApproveAlone(db, client_id, made_by)) return true;
  throw new HttpError(403, 'Another Admin must approve what you prepared.');
}
