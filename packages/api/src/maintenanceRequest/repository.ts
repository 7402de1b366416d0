import { addDays, type PlainDate, today } from '@rentsafe/domain/date';
import type { MaintenancePriority } from '@rentsafe/domain/maintenance';
import {
  type MaintenanceRequest,
  type RequestInput,
  type RequestPatch,
  requestMachine,
} from '@rentsafe/domain/maintenanceRequest';
import { phoneAsStored } from '@rentsafe/domain/phone';
import { orNull } from '@rentsafe/domain/text';
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { lockBook } from '../book/lock.ts';
import { checkStep } from '../book/machines.ts';
import type { BookRecord } from '../book/rights.ts';
import type { Db } from '../db/database.ts';
import { books, maintenanceRequests } from '../db/schema.ts';
import { fieldError, unknownReference } from '../http/errors.ts';
import { checkPast } from '../ledger/days.ts';
import { type Change, changeRecord, insertRecord, type Row } from '../resource/records.ts';
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

const phone = (typed: string | null | undefined) => (typed ? phoneAsStored(typed) : null);

const searchText = (...texts: (string | null | undefined)[]) => foldAll(...texts);

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

/** @throws HttpError as `insertRequest`; 409 for one that is neither new nor accepted, or an old version. */
export async function updateRequest(
  db: Db,
  actor: Actor,
  { id, client_id }: BookRecord,
  { version, unit, telephone, description, access, reported_on, ...rest }: RequestPatch,
): Promise<MaintenanceRequest> {
  await lockBook(db, client_id);
  const target = { table: maintenanceRequests, type: 'request', id, version } as const;
  await changeRecord(db, actor, target, async (row) => {
    checkStep(requestMachine.edit, row.state);
    const unit_id = unit === undefined ? row.unit_id : unit;
    await checkPlace(db, client_id, { property: row.property_id, unit: unit_id });
    const day = reported_on ?? row.reported_on;
    checkPast({ day, field: 'reported_on', now: actor.now });
    const priority = rest.priority ?? row.priority;
    const isNewTarget = priority !== row.priority || day !== row.reported_on;
    const values = {
      ...rest,
      ...{ unit_id, reported_on: day, lease_id: await leaseOn(db, unit_id, day) },
      ...(isNewTarget && (await targetDays(db, client_id, priority, day))),
      ...(telephone !== undefined && { telephone: phone(telephone) }),
      ...(description !== undefined && { description: orNull(description) }),
      ...(access !== undefined && { access: orNull(access) }),
    };
    const { summary, reported_by, description: text } = { ...row, ...values };
    return { values: { ...values, search_text: searchText(summary, reported_by, text) } };
  });
  return readRequest(db, id, actor.now);
}

type Values = Change<typeof maintenanceRequests>['values'];

/** Takes a step with a request. @throws HttpError 409 in another state. */
async function pass(
  db: Db,
  actor: Actor,
  { id, client_id }: BookRecord,
  verb: keyof typeof requestMachine,
  become: (row: Row<typeof maintenanceRequests>) => Values | Promise<Values>,
): Promise<MaintenanceRequest> {
  await lockBook(db, client_id);
  const target = { table: maintenanceRequests, type: 'request', id, version: 'any' } as const;
  await changeRecord(db, actor, target, async (row) => {
    checkStep(requestMachine[verb], row.state);
    return { values: await become(row) };
  });
  return readRequest(db, id, actor.now);
}

export const acceptRequest = (db: Db, actor: Actor, record: BookRecord) =>
  pass(db, actor, record, 'accept', () => ({ state: 'accepted', accepted_on: today(actor.now) }));

export const declineRequest = (db: Db, actor: Actor, record: BookRecord, { reason }: { reason: string }) =>
  pass(db, actor, record, 'decline', () => ({ state: 'declined', reason }));

/** @throws HttpError 400 for the request itself, a duplicate, or one that is not of the book. */
export const duplicateRequest = (db: Db, actor: Actor, record: BookRecord, { of }: { of: number }) =>
  pass(db, actor, record, 'duplicate', async ({ id, client_id }) => {
    if (of === id) throw fieldError('of', 'A request cannot be a duplicate of itself.');
    const own = and(eq(maintenanceRequests.id, of), eq(maintenanceRequests.client_id, client_id));
    const [found] = await db.select().from(maintenanceRequests).where(own);
    if (!found) throw unknownReference(['of'], of);
    // Two that name each other would both be waited for by nobody.
    if (found.state === 'duplicate') throw fieldError('of', `${found.number} is a duplicate itself.`);
    return { state: 'duplicate', duplicate_of: of };
  });

export const reopenRequest = (db: Db, actor: Actor, record: BookRecord) =>
  pass(db, actor, record, 'reopen', () => ({
    state: 'new',
    ...{ accepted_on: null, reason: null, duplicate_of: null },
  }));
