import { today } from '@rentsafe/domain/date';
import type { MaintenancePriority } from '@rentsafe/domain/maintenance';
import type { MaintenanceRequest, RequestInput } from '@rentsafe/domain/maintenanceRequest';
import { phoneAsStored } from '@rentsafe/domain/phone';
import { addDays, type PlainDate } from '@rentsafe/format/date';
import { orNull } from '@rentsafe/format/text';
import { eq } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { lockBook } from '../book/lock.ts';
import type { Db } from '../db/database.ts';
import { books, maintenanceRequests } from '../db/schema.ts';
import { checkPast } from '../ledger/days.ts';
import { insertRecord } from '../resource/records.ts';
import { foldAll } from '../search/fold.ts';
import { checkPlace, leaseOn } from './place.ts';
import { readRequest } from './read.ts';

/** The days by which a book wants something answered and mended. */
export async function targetDays(
  db: Db,
  clientId: number,
  priority: MaintenancePriority,
  from: PlainDate,
): Promise<{ respond_by: PlainDate; finish_by: PlainDate }> {
  const [book] = await db
    .select({ targets: books.maintenance_targets })
    .from(books)
    .where(eq(books.client_id, clientId));
  if (!book) throw new Error('A client has no book.');
  const [respond, finish] = book.targets[priority];
  return { respond_by: addDays(from, respond), finish_by: addDays(from, finish) };
}

export const phone = (typed: string | null | undefined) => (typed ? phoneAsStored(typed) : null);

export const searchText = (...texts: (string | null | undefined)[]) => foldAll(...texts);

/**
 * Records what was reported. Whose lease it was that day is kept with it.
 *
 * @throws HttpError 400 for a property or unit that is not of the book, or a day to come.
 */
export async function insertRequest(
  db: Db,
  actor: Actor,
  clientId: number,
  { client, property, unit, telephone, description, access, ...rest }: RequestInput,
): Promise<MaintenanceRequest> {
  await lockBook(db, clientId);
  await checkPlace(db, clientId, { property, unit });
  const reported_on = rest.reported_on ?? today(actor.now);
  checkPast({ day: reported_on, field: 'reported_on', now: actor.now });
  const values = {
    ...rest,
    ...(await targetDays(db, clientId, rest.priority, reported_on)),
    ...{ client_id: clientId, property_id: property, unit_id: unit ?? null, reported_on },
    lease_id: await leaseOn(db, unit, reported_on),
    telephone: phone(telephone),
    description: orNull(description),
    access: orNull(access),
    search_text: searchText(rest.summary, rest.reported_by, description),
  };
  const made = await insertRecord(db, actor, { table: maintenanceRequests, type: 'request', values });
  if (!made) throw new Error('No request was made.');
  return readRequest(db, made.id, actor.now);
}
