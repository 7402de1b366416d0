import { PROVIDER_CLIENT_ID } from '@rentsafe/domain/client';
import { ADMIN } from '@rentsafe/domain/user';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';

/** Whether nobody but this user could approve in a book: no other active Admin of its client, nor of the provider where it is managed. */
export async function canApproveAlone(db: Db, clientId: number, userId: number): Promise<boolean> {
  const others = await rows(
    db,
    sql`SELECT 1 FROM users u JOIN books b ON b.client_id = ${clientId}
        WHERE u.id <> ${userId} AND u.access_level = ${ADMIN} AND u.is_active AND u.password_hash IS NOT NULL
          AND (u.client_id = b.client_id OR (u.client_id = ${PROVIDER_CLIENT_ID} AND b.managed)) LIMIT 1`,
  );
  return others.length === 0;
}
