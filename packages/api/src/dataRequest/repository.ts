import { PROVIDER_CLIENT_ID } from '@rentsafe/domain/client';
import type { DataRequest, DataRequestInput } from '@rentsafe/domain/dataRequest';
import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { lockBook } from '../book/lock.ts';
import { type Db, rows } from '../db/database.ts';
import { dataRequests } from '../db/schema.ts';
import { HttpError } from '../http/errors.ts';
import { checkPast } from '../ledger/days.ts';
import { partyId } from '../party/repository.ts';
import { insertRecord } from '../resource/records.ts';
import { readDataRequest } from './read.ts';

/** The next case number. The lock of the book is held. */
async function nextNumber(db: Db): Promise<string> {
  const [last] = await rows<{ number: string }>(
    db,
    sql`SELECT number FROM data_requests ORDER BY id DESC LIMIT 1`,
  );
  return `DR-${String(Number(last?.number.split('-')[1] ?? 0) + 1).padStart(6, '0')}`;
}

/** @throws HttpError 400 for an unknown person or a day to come, 409 for one who was anonymised. */
export async function insertDataRequest(
  db: Db,
  actor: Actor,
  { party, purpose, ...input }: DataRequestInput,
): Promise<DataRequest> {
  checkPast({ day: input.requested_on, field: 'requested_on', now: actor.now });
  await lockBook(db, PROVIDER_CLIENT_ID);
  const party_id = await partyId(db, actor, party, ['party']);
  const values = {
    ...input,
    client_id: PROVIDER_CLIENT_ID,
    number: await nextNumber(db),
    party_id,
    purpose: purpose ?? null,
  };
  const [gone] = await rows(
    db,
    sql`SELECT FROM individuals WHERE id = ${party.id} AND anonymised_at IS NOT NULL`,
  );
  if (gone) throw new HttpError(409, 'This person was anonymised: nothing is held that names them.');
  const made = await insertRecord(db, actor, { table: dataRequests, type: 'data_request', values });
  if (!made) throw new Error('No request was made.');
  return readDataRequest(db, made.id, actor.now);
}
