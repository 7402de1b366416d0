import { sizeText } from '@rentsafe/domain/file';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { driverError } from '../db/errors.ts';
import { HttpError } from '../http/errors.ts';

const full = (quota?: number) =>
  new HttpError(
    409,
    `There is not enough storage for this file${quota === undefined ? '' : `: your files may take ${sizeText(quota)}`}. Remove some and wait a day, or ask the provider for more storage.`,
  );

/** What the files of a client take, and may take, in bytes. */
export async function fileUse(db: Db, clientId: number): Promise<{ used: number; quota: number }> {
  const [found] = await rows<{ used: number; quota: number }>(
    db,
    sql`SELECT coalesce(t.bytes, 0)::float8 AS used, b.file_quota::float8 AS quota
        FROM books b LEFT JOIN file_totals t ON t.client_id = b.client_id WHERE b.client_id = ${clientId}`,
  );
  if (!found) throw new Error('A client has no book.');
  return found;
}

/** @throws HttpError 409 where the files of a client may not take so much more. */
export async function refuseFull(db: Db, clientId: number, more: number): Promise<void> {
  const { used, quota } = await fileUse(db, clientId);
  if (used + more > quota) throw full(quota);
}

/** As `refuseFull`, where another file took the last room meanwhile. */
export const withinQuota = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    const { constraint } = driverError(error) as { constraint?: string };
    throw constraint === 'files_within_quota' ? full() : error;
  });
