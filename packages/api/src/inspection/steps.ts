import {
  type InspectedArea,
  inspectionSteps,
  isFullySigned,
  type SignatureRole,
} from '@rentsafe/domain/inspection';
import { sql } from 'drizzle-orm';
import { changeSteps } from '../book/steps.ts';
import { type Db, rows } from '../db/database.ts';
import { inspections } from '../db/schema.ts';
import { HttpError, wrongState } from '../http/errors.ts';
import { pastDay } from '../ledger/days.ts';
import { storedAreas } from './areas.ts';
import { credibleMoment } from './credibleMoment.ts';
import { readInspection } from './read.ts';
import { leaseOn } from './repository.ts';
import { sealOf } from './seal.ts';

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

const signaturesOf = (db: Db, id: number) =>
  rows<{ role: SignatureRole }>(db, sql`SELECT role FROM inspection_signatures WHERE inspection_id = ${id}`);

export const inspectionTaker = changeSteps(
  inspectionSteps,
  {
    ...{ table: inspections, type: 'inspection', read: readInspection },
    facts: async ({ db }, { id }) => ({ signatures: await signaturesOf(db, id) }),
  },
  {
    /** @throws HttpError 400 for a file of another record. */
    edit: async ({ db, body: { planned_on, inspector, areas } }, { id, unit_id, kind }) => ({
      values: {
        ...(planned_on && { planned_on, lease_id: await leaseOn(db, unit_id, kind, planned_on) }),
        ...(inspector !== undefined && { inspector: inspector || null }),
        ...(areas && { areas: await storedAreas(db, id, areas) }),
      },
    }),
    /** @throws HttpError 400 for a day to come, 409 while an item has no condition, and for an old version. */
    complete: ({ actor, body: { on } }, { state, areas }) => {
      const done_on = pastDay(actor.now, on);
      checkComplete(state, areas);
      return { values: { done_on } };
    },
    /** @throws HttpError 409 for a role that has signed. */
    sign: async (
      { db, actor, body: { role, name, comment, drawing, device_at } },
      { id, client_id, state, signatures, created_at },
    ) => {
      if (signatures.some((signature) => signature.role === role))
        throw new HttpError(409, { detail: 'This role has signed.', state });
      const signedAt = device_at ? credibleMoment(device_at, created_at, actor.now) : null;
      await db.execute(sql`INSERT INTO inspection_signatures (client_id, inspection_id, role, name, comment, drawing, signed_at, device_at, user_id)
        VALUES (${client_id}, ${id}, ${role}, ${name}, ${comment || null}, ${drawing ?? null}, ${actor.now.toISOString()}, ${signedAt}, ${actor.userId})`);
      const isSigned = isFullySigned({ signatures: [...signatures, { role }] });
      const values = { state: isSigned ? 'signed' : 'done' } as const;
      return { values, lists: { [`signed_${role}`]: [null, name] } };
    },
    /** @throws HttpError 409 where the tenant has not signed and no reason was sent. */
    final: async ({ db, body: { without } }, { id, state }) => {
      if (state !== 'signed' && !without) throw wrongState(state);
      // No file comes or goes from here on: see guard_inspection_file.
      const sha256 = await sealOf(db, await readInspection(db, id));
      return { values: { sha256, without: state === 'signed' ? null : (without ?? null) } };
    },
    cancel: ({ body: { reason } }) => ({ values: { reason } }),
  },
);
