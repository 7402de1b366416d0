import { today } from '@rentsafe/domain/date';
import {
  beginsAnew,
  type MaintenanceSchedule,
  type MaintenanceScheduleInput,
  type MaintenanceSchedulePatch,
} from '@rentsafe/domain/maintenanceSchedule';
import { toMinor } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { type Db, rows } from '../db/database.ts';
import { maintenanceSchedules } from '../db/schema.ts';
import { fieldError, unknownReference } from '../http/errors.ts';
import { storedCurrencies } from '../money/wire.ts';
import { changeRecord, insertRecord } from '../resource/records.ts';
import { foldAll } from '../search/fold.ts';
import { readSchedule } from './read.ts';

type Columns = typeof maintenanceSchedules.$inferInsert;
type Details = Omit<MaintenanceScheduleInput, 'client'>;

/** @throws HttpError 400 at the field that names nothing of the book. */
async function checkPlace(
  db: Db,
  clientId: number,
  { property_id, unit_id, contractor_id }: Pick<Columns, 'property_id' | 'unit_id' | 'contractor_id'>,
): Promise<void> {
  const [found] = await rows<{ property: boolean; unit: boolean; contractor: boolean }>(
    db,
    sql`SELECT EXISTS (SELECT FROM properties WHERE id = ${property_id} AND client_id = ${clientId}) AS property,
          EXISTS (SELECT FROM units WHERE id = ${unit_id ?? null} AND property_id = ${property_id}) AS unit,
          EXISTS (SELECT FROM contractors WHERE id = ${contractor_id ?? null} AND client_id = ${clientId}) AS contractor`,
  );
  if (!found?.property) throw unknownReference(['property'], property_id);
  if (unit_id && !found.unit) throw unknownReference(['unit'], unit_id);
  if (contractor_id && !found.contractor) throw unknownReference(['contractor'], contractor_id);
}

/** What was sent, as columns; what was left out is left out. */
function columnsOf({
  property,
  unit,
  contractor,
  estimate,
  every,
  instructions,
  ...plain
}: Partial<Details> & { is_active?: boolean | undefined }): Partial<Columns> {
  const columns = {
    ...plain,
    property_id: property,
    unit_id: unit,
    contractor_id: contractor,
    instructions: instructions === undefined ? undefined : instructions || null,
    estimate: estimate === undefined ? undefined : estimate && toMinor(estimate.amount),
    currency: estimate === undefined ? undefined : estimate && storedCurrencies[estimate.currency],
    every_count: every?.count,
    every_unit: every?.unit,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

function checkOrder({ from_on, to_on }: Pick<Columns, 'from_on' | 'to_on'>): void {
  if (to_on && to_on < from_on) throw fieldError('to_on', `Not before ${from_on}.`);
}

const scheduledOf = ({
  every_count: count,
  every_unit: unit,
  ...row
}: typeof maintenanceSchedules.$inferSelect) => ({
  ...row,
  every: { count, unit },
});

export async function insertSchedule(
  db: Db,
  actor: Actor,
  clientId: number,
  { client, ...details }: MaintenanceScheduleInput,
): Promise<MaintenanceSchedule> {
  const search_text = foldAll(details.summary, details.instructions);
  const values = { ...columnsOf(details), client_id: clientId, search_text } as Columns;
  await checkPlace(db, clientId, values);
  checkOrder(values);
  const made = await insertRecord(db, actor, {
    table: maintenanceSchedules,
    type: 'maintenance_schedule',
    values,
  });
  if (!made) throw new Error('No schedule was made.');
  return readSchedule(db, made.id, actor.now);
}

/** Orders that were made stay as they are; one that begins anew is due from today on. */
export async function updateSchedule(
  db: Db,
  actor: Actor,
  id: number,
  { version, ...details }: MaintenanceSchedulePatch,
): Promise<MaintenanceSchedule> {
  const target = { table: maintenanceSchedules, type: 'maintenance_schedule', id, version } as const;
  await changeRecord(db, actor, target, async (row) => {
    const values = columnsOf(details);
    // A unit of the former property is none of the new one.
    if (values.property_id && values.property_id !== row.property_id) values.unit_id ??= null;
    const after = { ...row, ...values };
    await checkPlace(db, row.client_id, after);
    checkOrder(after);
    const day = today(actor.now);
    const isAnew = beginsAnew(scheduledOf(row), scheduledOf(after), day);
    const search_text = foldAll(after.summary, after.instructions);
    return { values: { ...values, search_text, ...(isAnew && { due_from: day }) } };
  });
  return readSchedule(db, id, actor.now);
}
