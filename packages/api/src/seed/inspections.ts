import { today } from '@rentsafe/domain/date';
import type { Condition, InspectionPatch } from '@rentsafe/domain/inspection';
import { addDays } from '@rentsafe/format/date';
import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { type Db, rows } from '../db/database.ts';
import { insertInspection } from '../inspection/repository.ts';
import { inspectionTaker } from '../inspection/steps.ts';
import { isSample } from './own.ts';

const AGENT = 'Tendai Shumba';

/** What was not in order when the tenant moved in. */
const findings: Readonly<Record<string, { condition: Condition; note: string }>> = {
  'Sink and taps': { condition: 'fair', note: 'The cold tap drips.' },
  'Walls and ceiling': { condition: 'fair', note: 'Small marks, agreed with the tenant.' },
  'Borehole or tank': { condition: 'none', note: '' },
};

/** How a unit was when its tenant moved in, and a routine visit that is planned for next week. */
export async function seedInspections(db: Db, actor: Actor): Promise<void> {
  const [lease] = await rows<{ unit: number; from_on: string; tenant: string }>(
    db,
    sql`SELECT le.unit_id AS unit, le.from_on::text, i.first_name || ' ' || i.last_name AS tenant
        FROM leases le JOIN lease_parties lp ON lp.lease_id = le.id AND lp.role = 'tenant'
        JOIN parties p ON p.id = lp.party_id JOIN individuals i ON i.id = p.individual_id
        WHERE le.client_id = ${actor.clientId} AND le.state = 'active' AND le.from_on < ${today(actor.now)}::date
          AND ${isSample('le', actor)}
        ORDER BY le.id LIMIT 1`,
  );
  if (!lease) return;
  const unit = Number(lease.unit);
  const planned = { unit, kind: 'move_in', planned_on: lease.from_on, inspector: AGENT } as const;
  const { id, areas: unseen } = await insertInspection(db, actor, actor.clientId, planned);
  const areas: InspectionPatch['areas'] = unseen.map(({ name, items }) => ({
    name,
    items: items.map((item) => ({
      name: item.name,
      ...(findings[item.name] ?? { condition: 'good', note: '' }),
    })),
  }));
  const record = { id, client_id: actor.clientId };
  const step = { db, actor, level: 'admin' } as const;
  await inspectionTaker.take('edit', { ...step, body: { areas, version: 1 } }, record);
  await inspectionTaker.take('complete', { ...step, body: { on: lease.from_on } }, record);
  await inspectionTaker.take('sign', { ...step, body: { role: 'agent', name: AGENT } }, record);
  const tenant = { role: 'tenant', name: lease.tenant, comment: 'Received two sets of keys.' } as const;
  await inspectionTaker.take('sign', { ...step, body: tenant }, record);
  await inspectionTaker.take('final', { ...step, body: {} }, record);
  const visit = {
    unit,
    kind: 'routine',
    planned_on: addDays(today(actor.now), 7),
    inspector: AGENT,
  } as const;
  await insertInspection(db, actor, actor.clientId, visit);
}
