import type {
  InspectedArea,
  Inspection,
  InspectionInput,
  InspectionKind,
  InspectionPatch,
} from '@rentsafe/domain/inspection';
import { inspectionMachine } from '@rentsafe/domain/inspection';
import { leaseOnceInForce } from '@rentsafe/domain/lease';
import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { checkStep } from '../book/machines.ts';
import type { BookRecord } from '../book/rights.ts';
import { type Db, rows } from '../db/database.ts';
import { inspections } from '../db/schema.ts';
import { stateIn } from '../db/stateIn.ts';
import { fieldErrors, unknownReference, unknownReferenceText } from '../http/errors.ts';
import { changeRecord, insertRecord } from '../resource/records.ts';
import { lastMoveIn } from './earlier.ts';
import { readInspection } from './read.ts';
import { areasToBeginWith } from './templates.ts';

/** Whose lease it is on a day: the one in force; before a move in the next one, after a move out the last. */
async function leaseOn(db: Db, unit: number, kind: InspectionKind, day: string): Promise<number | null> {
  const [found] = await rows<{ id: number }>(
    db,
    sql`SELECT id FROM leases WHERE unit_id = ${unit} AND ${stateIn('state', leaseOnceInForce)} AND (during @> ${day}::date
          OR (${kind} = 'move_in' AND lower(during) > ${day}::date) OR (${kind} = 'move_out' AND upper(during) <= ${day}::date))
        ORDER BY (during @> ${day}::date) DESC, (${kind} = 'move_in') DESC,
          CASE WHEN ${kind} = 'move_in' THEN lower(during) END, upper(during) DESC NULLS FIRST, id DESC LIMIT 1`,
  );
  return found ? Number(found.id) : null;
}

const withoutConditions = (areas: readonly InspectedArea[]): InspectedArea[] =>
  areas.map(({ name, items }) => ({
    name,
    items: items.map((item) => ({ name: item.name, condition: null, note: '', files: [] })),
  }));

/** @throws HttpError 400 at `unit` or `template` for what is not of the book. */
export async function insertInspection(
  db: Db,
  actor: Actor,
  clientId: number,
  { unit, kind, planned_on, inspector, template }: InspectionInput,
): Promise<Inspection> {
  const found = await rows(
    db,
    sql`SELECT FROM units WHERE id = ${unit} AND client_id = ${clientId} FOR KEY SHARE`,
  );
  if (found.length === 0) throw unknownReference(['unit'], unit);
  const chosen = await areasToBeginWith(db, clientId, { kind, template });
  const moveIn = kind === 'move_out' ? await lastMoveIn(db, unit) : null;
  const values = {
    client_id: clientId,
    unit_id: unit,
    lease_id: await leaseOn(db, unit, kind, planned_on),
    kind,
    planned_on,
    inspector: inspector || null,
    areas: moveIn ? withoutConditions(moveIn.areas) : chosen,
  };
  const made = await insertRecord(db, actor, { table: inspections, type: 'inspection', values });
  if (!made) throw new Error('An inspection repeats nothing.');
  return readInspection(db, made.id);
}

/** As they are stored: nothing left out. */
const stored = (areas: NonNullable<InspectionPatch['areas']>): InspectedArea[] =>
  areas.map(({ name, items }) => ({
    name,
    items: items.map((item) => ({
      name: item.name,
      condition: item.condition ?? null,
      note: item.note ?? '',
      files: [...new Set(item.files ?? [])],
    })),
  }));

/**
 * The areas without the photos that were removed since they were read.
 *
 * @throws HttpError 400 at each file that is none of the inspection.
 */
async function withLivingFiles(
  db: Db,
  id: number,
  areas: readonly InspectedArea[],
): Promise<InspectedArea[]> {
  const own = await rows<{ id: number; is_removed: boolean }>(
    db,
    sql`SELECT id::int, EXISTS (SELECT FROM file_removals r WHERE r.file_id = f.id) AS is_removed
        FROM files f WHERE inspection_id = ${id}`,
  );
  const known = new Set(own.map((file) => file.id));
  const unknown = areas.flatMap(({ items }, area) =>
    items.flatMap(({ files }, item) =>
      files
        .filter((file) => !known.has(file))
        .map((file) => ({
          path: ['areas', area, 'items', item, 'files'],
          message: unknownReferenceText(file),
        })),
    ),
  );
  if (unknown.length > 0) throw fieldErrors(unknown);
  const removed = new Set(own.filter(({ is_removed }) => is_removed).map((file) => file.id));
  return areas.map((area) => ({
    ...area,
    items: area.items.map((item) => ({ ...item, files: item.files.filter((file) => !removed.has(file)) })),
  }));
}

/** @throws HttpError 409 for one that is not planned, 400 for a file of another record. */
export async function updateInspection(
  db: Db,
  actor: Actor,
  { id }: BookRecord,
  { version, planned_on, inspector, areas }: InspectionPatch,
): Promise<Inspection> {
  const target = { table: inspections, type: 'inspection', id, version } as const;
  await changeRecord(db, actor, target, async ({ state, unit_id, kind }) => {
    checkStep(inspectionMachine.edit, state);
    const found = areas && (await withLivingFiles(db, id, stored(areas)));
    return {
      values: {
        ...(planned_on && { planned_on, lease_id: await leaseOn(db, unit_id, kind, planned_on) }),
        ...(inspector !== undefined && { inspector: inspector || null }),
        ...(found && { areas: found }),
      },
    };
  });
  return readInspection(db, id);
}
