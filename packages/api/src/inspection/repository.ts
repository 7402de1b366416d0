import type { InspectedArea, Inspection, InspectionInput, InspectionKind } from '@rentsafe/domain/inspection';
import { leaseOnceInForce } from '@rentsafe/domain/lease';
import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { type Db, rows } from '../db/database.ts';
import { inspections } from '../db/schema.ts';
import { stateIn } from '../db/stateIn.ts';
import { unknownReference } from '../http/errors.ts';
import { insertRecord } from '../resource/records.ts';
import { lastMoveIn } from './earlier.ts';
import { readInspection } from './read.ts';
import { areasToBeginWith } from './templates.ts';

/** Whose lease it is on a day: the one in force; before a move in the next one, after a move out the last. */
export async function leaseOn(
  db: Db,
  unit: number,
  kind: InspectionKind,
  day: string,
): Promise<number | null> {
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
