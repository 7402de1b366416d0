import type { ReadEvent } from '@rentsafe/domain/audit';
import type { PartyType } from '@rentsafe/domain/party';
import { sql } from 'drizzle-orm';
import type { Changes } from '../audit/events.ts';
import { countMatches } from '../calls/countMatches.ts';
import type { ListContext, Listing } from '../calls/serveList.ts';
import { auditEvents } from '../db/schema.ts';
import { keyOf, namesOf } from '../history/names.ts';
import { readLog } from '../history/readLog.ts';

/** In the words of the index of these events. */
const ofClient = (client: number) => sql`${auditEvents.client_id} = ${client}
  AND action IN ('lookup', 'report_read', 'print') AND subject_type IN ('individual', 'company')`;

const newValue = (changes: Changes, field: string) => changes[field]?.[1];

/** Of an issued report, its read names the number and the purpose. */
const actionOf = (action: string, changes: Changes) =>
  (newValue(changes, 'report') === undefined ? action : 'issue') as ReadEvent['action'];

/** Whom the users of a client looked up, read and issued reports about, newest first. */
export async function listClientReads({
  db,
  scope: client,
  page,
}: ListContext<number>): Promise<Listing<ReadEvent>> {
  const where = ofClient(client);
  const found = await readLog(db, auditEvents, where, page);
  const names = await namesOf(
    db,
    found.map(({ row }) => ({ type: row.subject_type, id: row.subject_id })),
  );
  const results = found.map(({ row, name }): ReadEvent => {
    const { changes, subject_type: type, subject_id: id } = row;
    const number = newValue(changes, 'identification_number') ?? newValue(changes, 'registration_number');
    return {
      id: row.id,
      at: row.at.toISOString(),
      user: { id: row.user_id ?? 0, name },
      subject: { type: type as PartyType, id, name: names.get(keyOf(type, id)) ?? String(number ?? '') },
      action: actionOf(row.action, changes),
      view: newValue(changes, 'view') === 'record' ? 'record' : 'report',
      purpose: (newValue(changes, 'purpose') as string | undefined) ?? null,
    };
  });
  return { ...(await countMatches(db, sql`1 FROM ${auditEvents} WHERE ${where}`)), results };
}
