import { today } from '@rentsafe/domain/date';
import {
  type InspectedArea,
  type Inspection,
  type InspectionCancellation,
  type InspectionCompletion,
  type InspectionFinalisation,
  type InspectionSigning,
  inspectionMachine,
} from '@rentsafe/domain/inspection';
import { sql } from 'drizzle-orm';
import type { Actor, Changes } from '../audit/events.ts';
import { checkStep } from '../book/machines.ts';
import { type Db, rows } from '../db/database.ts';
import { inspections } from '../db/schema.ts';
import { HttpError, wrongState } from '../http/errors.ts';
import { checkPast } from '../ledger/days.ts';
import { type Change, changeRecord } from '../resource/records.ts';
import { readInspection } from './read.ts';
import { sealOf } from './seal.ts';

type Row = typeof inspections.$inferSelect;
type Values = Change<typeof inspections>['values'];

/** Takes a step with an inspection, and writes the audit event. @throws HttpError 409 in a state from which it does not lead. */
async function pass(
  db: Db,
  actor: Actor,
  id: number,
  verb: keyof typeof inspectionMachine,
  become: (inspection: Row) => Promise<{ values: Values; lists?: Changes }>,
): Promise<Inspection> {
  const target = { table: inspections, type: 'inspection', id, version: 'any' } as const;
  await changeRecord(db, actor, target, async (row) => {
    checkStep(inspectionMachine[verb], row.state);
    return become(row);
  });
  return readInspection(db, id);
}

/** @throws HttpError 409 for items that nobody looked at, and where there are none. */
function checkComplete(state: string, areas: readonly InspectedArea[]): void {
  const items = areas.flatMap((area) => area.items);
  const open = items.filter(({ condition }) => condition === null).length;
  if (items.length > 0 && open === 0) return;
  const detail =
    items.length === 0
      ? 'Add an item first.'
      : `${open === 1 ? '1 item has' : `${open} items have`} no condition.`;
  throw new HttpError(409, { detail, state });
}

/** @throws HttpError 400 for a day to come, 409 while an item has no condition. */
export const completeInspection = (db: Db, actor: Actor, id: number, { on }: InspectionCompletion) =>
  pass(db, actor, id, 'complete', async ({ state, areas }) => {
    const day = on ?? today(actor.now);
    checkPast({ day, field: 'on', now: actor.now });
    checkComplete(state, areas);
    return { values: { state: 'done', done_on: day } };
  });

async function signedRoles(db: Db, id: number): Promise<Set<string>> {
  const found = await rows<{ role: string }>(
    db,
    sql`SELECT role FROM inspection_signatures WHERE inspection_id = ${id}`,
  );
  return new Set(found.map(({ role }) => role));
}

/** @throws HttpError 409 for a role that has signed. */
export const signInspection = (
  db: Db,
  actor: Actor,
  id: number,
  { role, name, comment }: InspectionSigning,
): Promise<Inspection> =>
  pass(db, actor, id, 'sign', async ({ client_id, state }) => {
    const signed = await signedRoles(db, id);
    if (signed.has(role)) throw new HttpError(409, { detail: 'This role has signed.', state });
    await db.execute(sql`INSERT INTO inspection_signatures (client_id, inspection_id, role, name, comment, signed_at, user_id)
      VALUES (${client_id}, ${id}, ${role}, ${name}, ${comment || null}, ${actor.now.toISOString()}, ${actor.userId})`);
    signed.add(role);
    const isSigned = signed.has('agent') && signed.has('tenant');
    return { values: { state: isSigned ? 'signed' : 'done' }, lists: { [`signed_${role}`]: [null, name] } };
  });

/** @throws HttpError 409 where the agent has not signed, or the tenant has not and no reason was sent. */
export const finaliseInspection = (
  db: Db,
  actor: Actor,
  id: number,
  { without }: InspectionFinalisation,
): Promise<Inspection> =>
  pass(db, actor, id, 'final', async ({ state }) => {
    const isSigned = state === 'signed';
    if (!isSigned && !((await signedRoles(db, id)).has('agent') && without)) throw wrongState(state);
    // No file comes or goes from here on: see guard_inspection_file.
    const sha256 = await sealOf(db, await readInspection(db, id));
    return { values: { state: 'final', sha256, without: isSigned ? null : (without ?? null) } };
  });

export const cancelInspection = (db: Db, actor: Actor, id: number, { reason }: InspectionCancellation) =>
  pass(db, actor, id, 'cancel', async () => ({ values: { state: 'cancelled', reason } }));
