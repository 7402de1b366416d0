import { leaseInForce } from '@rentsafe/domain/lease';
import { type Unit, type UnitState, unitSteps } from '@rentsafe/domain/unit';
import { addDays } from '@rentsafe/format/date';
import { sql } from 'drizzle-orm';
import type { Changes } from '../audit/events.ts';
import type { BookRecord } from '../book/rights.ts';
import { type StepContext, takeSteps } from '../book/steps.ts';
import { type Db, rows } from '../db/database.ts';
import { units } from '../db/schema.ts';
import { stateIn } from '../db/stateIn.ts';
import { fieldError, wrongState } from '../http/errors.ts';
import { changeRecord } from '../resource/records.ts';
import { readUnit } from './units.ts';

/** What a unit is on a day or later: let, closed, or neither. */
async function stateFrom(db: Db, id: number, day: string): Promise<UnitState> {
  const overlapping = sql`during && daterange(${day}::date, NULL)`;
  const [taken] = await rows<{ state: UnitState }>(
    db,
    sql`SELECT 'occupied' AS state FROM leases WHERE unit_id = ${id} AND ${stateIn('state', leaseInForce)} AND ${overlapping}
        UNION ALL SELECT 'maintenance' FROM unit_closures WHERE unit_id = ${id} AND ${overlapping} LIMIT 1`,
  );
  return taken?.state ?? 'vacant';
}

/** The closure of a unit without an end, which may be to come. */
async function openClosure(db: Db, id: number) {
  const [closure] = await rows<{ id: number; from_on: string }>(
    db,
    sql`SELECT id, from_on::text FROM unit_closures WHERE unit_id = ${id} AND to_on IS NULL`,
  );
  return closure;
}

async function changed({ db, actor }: StepContext, { id }: BookRecord, lists: Changes): Promise<Unit> {
  const target = { table: units, type: 'unit', id, version: 'any' } as const;
  await changeRecord(db, actor, target, () => ({ values: {}, lists }));
  return readUnit(db, id, actor.now);
}

export const unitTaker = takeSteps(
  unitSteps,
  {
    table: units,
    read: async (db, { id }, { now }, body) => {
      if ('from_on' in body) return { state: await stateFrom(db, id, body.from_on), closure: undefined };
      const closure = await openClosure(db, id);
      return { state: closure ? 'maintenance' : (await readUnit(db, id, now)).state, closure };
    },
  },
  {
    close: async (context, unit) => {
      const { from_on, reason } = context.body;
      await context.db.execute(sql`INSERT INTO unit_closures (client_id, unit_id, from_on, reason)
        VALUES (${unit.client_id}, ${unit.id}, ${from_on}, ${reason})`);
      return changed(context, unit, { closed: [null, { from_on, reason }] });
    },
    /** @throws HttpError 400 for a day before the closure; 409 where its end is known already. */
    reopen: async (context, unit) => {
      const { on } = context.body;
      const { closure, state } = unit;
      if (!closure) throw wrongState(state);
      if (on < closure.from_on) throw fieldError('on', `Closed since ${closure.from_on}.`);
      await context.db.execute(
        on === closure.from_on
          ? sql`DELETE FROM unit_closures WHERE id = ${closure.id}`
          : sql`UPDATE unit_closures SET to_on = ${addDays(on, -1)} WHERE id = ${closure.id}`,
      );
      return changed(context, unit, { reopened: [null, on] });
    },
  },
);
