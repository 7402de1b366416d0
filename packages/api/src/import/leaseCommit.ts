import { toMinor } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import { type Actor, recordEvents } from '../audit/events.ts';
import { type Db, rows } from '../db/database.ts';
import { leases, units } from '../db/schema.ts';
import { leaseNumber, nextLeaseNumber } from '../lease/number.ts';
import { storedCurrencies } from '../money/wire.ts';
import { checkLeases, type ReadyRow } from './leaseCheck.ts';
import { type Tenant, tenantKey, unitKey } from './leaseReferences.ts';
import { eventsOf, type Made } from './made.ts';
import type { Committed, SentRow, Target } from './rows.ts';

type Ready = ReadyRow & { key: string };

type MadeRow = Made & { key: string };

const stamp = ({ now, userId }: Actor, clientId: number) => ({
  client_id: clientId,
  created_at: now,
  created_by: userId,
});

/** Units that the properties do not have yet, by property and number. */
async function makeUnits(db: Db, actor: Actor, clientId: number, ready: readonly Ready[]) {
  const missing = ready.filter(({ unit }) => unit === undefined);
  if (missing.length === 0) return new Map<string, number>();
  const values = missing.map(({ fields: { property, unit_number } }) => ({
    ...stamp(actor, clientId),
    property_id: property,
    unit_number,
  }));
  const made = await db.insert(units).values(values).onConflictDoNothing().returning();
  return new Map(made.map((unit) => [unitKey(unit.property_id, unit.unit_number), unit.id]));
}

/** The parties that the tenants are, made where they are none yet. */
async function partiesOf(db: Db, tenants: readonly Tenant[]): Promise<Map<string, number>> {
  const wanted = sql`json_to_recordset(${JSON.stringify(tenants)}::json) AS w (individual_id bigint, company_id bigint)`;
  await db.execute(sql`INSERT INTO parties (individual_id, company_id)
    SELECT DISTINCT individual_id, company_id FROM ${wanted} ON CONFLICT DO NOTHING`);
  const found = await rows<Tenant & { id: number }>(
    db,
    sql`SELECT DISTINCT p.id, p.individual_id, p.company_id FROM ${wanted}
        JOIN parties p ON p.individual_id = w.individual_id OR p.company_id = w.company_id`,
  );
  return new Map(found.map((party) => [tenantKey(party), party.id]));
}

/** A tenant and a rent for each lease. */
async function insertTerms(
  db: Db,
  clientId: number,
  terms: readonly { lease: number; party: number | undefined; fields: ReadyRow['fields'] }[],
): Promise<void> {
  const records = terms.map(({ lease, party, fields }) => ({
    lease,
    party,
    currency: storedCurrencies[fields.rent_currency],
    from_on: fields.from_on,
    amount: String(toMinor(fields.rent_amount)),
  }));
  const from = sql`json_to_recordset(${JSON.stringify(records)}::json)
    AS t (lease bigint, party bigint, currency text, from_on date, amount bigint)`;
  await db.execute(
    sql`INSERT INTO lease_parties (client_id, lease_id, party_id, role) SELECT ${clientId}, lease, party, 'tenant' FROM ${from}`,
  );
  await db.execute(sql`WITH made AS (
      INSERT INTO charge_schedules (client_id, lease_id, type, currency)
      SELECT ${clientId}, lease, 'rent', currency FROM ${from} RETURNING id, lease_id
    )
    INSERT INTO schedule_steps (client_id, schedule_id, from_on, amount)
    SELECT ${clientId}, made.id, t.from_on, t.amount FROM made JOIN ${from} ON t.lease = made.lease_id`);
}

/**
 * Makes the leases of these rows, active and without a deposit charge, with their units, in a handful of statements. A row that
 * meets a lease made at the same moment is left for the next commit, which sees it.
 */
async function makeLeases(db: Db, actor: Actor, target: Target, ready: readonly Ready[]): Promise<MadeRow[]> {
  if (ready.length === 0) return [];
  const { clientId } = target;
  const ownUnits = await makeUnits(db, actor, clientId, ready);
  const parties = await partiesOf(
    db,
    ready.map(({ tenant }) => tenant),
  );
  const next = await nextLeaseNumber(db, clientId);
  const numbered = ready.map((row, index) => ({
    ...row,
    number: row.fields.lease_number ?? leaseNumber(next + index),
    ownUnit: ownUnits.get(unitKey(row.fields.property, row.fields.unit_number)),
  }));
  const inserted = await db
    .insert(leases)
    .values(
      numbered.map(({ number, unit, ownUnit = 0, fields }) => ({
        ...stamp(actor, clientId),
        unit_id: unit ?? ownUnit,
        number,
        state: 'active' as const,
        from_on: fields.from_on,
        to_on: fields.to_on ?? null,
        due_day: fields.due_day ?? 1,
        business_use: fields.business_use ?? false,
        deposit_amount: fields.deposit_amount ? toMinor(fields.deposit_amount) : null,
        deposit_currency: fields.deposit_currency ? storedCurrencies[fields.deposit_currency] : null,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: leases.id, number: leases.number });
  const ids = new Map(inserted.map(({ id, number }) => [number, id]));
  const stored = numbered.flatMap((row) => {
    const lease = ids.get(row.number);
    return lease === undefined ? [] : [{ ...row, lease, party: parties.get(tenantKey(row.tenant)) }];
  });
  await insertTerms(db, clientId, stored);
  const made = stored.map(({ key, lease, ownUnit }) => ({ key, lease, unit: ownUnit }));
  await recordEvents(db, actor, eventsOf('create', target, made));
  return made;
}

/** Makes leases of rows. What the book has gained since they were sent makes one a duplicate or an error. */
export async function commitLeases(
  db: Db,
  actor: Actor,
  target: Target,
  sent: readonly SentRow[],
): Promise<Committed> {
  const checked = await checkLeases(db, actor, target, sent);
  const ready = checked.flatMap(({ key, ready }) => (ready ? [{ key, ...ready }] : []));
  const made = await makeLeases(db, actor, target, ready);
  return { checked, made: new Map(made.map(({ key, lease, unit }) => [key, { lease, unit }])) };
}
