import { today } from '@rentsafe/domain/date';
import type { ImportRowsInput } from '@rentsafe/domain/import';
import { addMonths, firstDayOf, lastDayOf, monthOf, type PlainDate } from '@rentsafe/format/date';
import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { type Db, rows } from '../db/database.ts';
import { insertImport } from '../import/repository.ts';
import { importTaker } from '../import/steps.ts';
import { isSample } from './own.ts';

/** People of the register who rent nothing and let nothing, the newest first. */
const newcomersOf = async (db: Db, actor: Actor, count: number): Promise<string[]> => {
  const found = await rows<{ number: string }>(
    db,
    sql`SELECT i.identification_number AS number FROM individuals i
        WHERE i.identification_type = 'national_id' AND i.identification_number IS NOT NULL AND ${isSample('i', actor)}
          AND NOT EXISTS (SELECT FROM parties p WHERE p.individual_id = i.id
            AND (p.id IN (SELECT party_id FROM lease_parties) OR p.id IN (SELECT party_id FROM landlords)))
        ORDER BY i.id DESC LIMIT ${count}`,
  );
  return found.map(({ number }) => number);
};

/** Houses, behind which there may be a cottage, and a unit that is let on a day. */
async function placesOf(db: Db, actor: Actor, day: PlainDate) {
  const houses = await rows<{ id: number }>(
    db,
    sql`SELECT id FROM properties r WHERE client_id = ${actor.clientId} AND property_type = 'House' AND ${isSample('r', actor)}
        ORDER BY id LIMIT 3`,
  );
  const [taken] = await rows<{ property: number; unit_number: string }>(
    db,
    sql`SELECT u.property_id AS property, u.unit_number FROM leases le JOIN units u ON u.id = le.unit_id
        WHERE le.client_id = ${actor.clientId} AND le.state = 'active' AND le.during @> ${day}::date AND ${isSample('le', actor)}
        ORDER BY le.id DESC LIMIT 1`,
  );
  return { houses: houses.map(({ id }) => id), taken };
}

/** The rows of a file, by their lines. */
async function sendFile(
  db: Db,
  actor: Actor,
  name: string,
  lines: readonly object[],
): Promise<{ id: number; client_id: number }> {
  const { clientId: client_id } = actor;
  const { id } = await insertImport(db, actor, client_id, { kind: 'leases', name });
  const body = { rows: lines.map((line, nth) => ({ key: String(nth + 2), ...line })) } as ImportRowsInput;
  await importTaker.take('rows', { db, actor, body, level: 'user' }, { id, client_id });
  return { id, client_id };
}

const cottage = (property: number | undefined, tenant_number: string | undefined, from_on: PlainDate) => ({
  ...{ property, unit_number: 'Cottage', tenant_number, from_on },
  to_on: lastDayOf(addMonths(monthOf(from_on), 11)),
  ...{ rent_currency: 'USD', rent_amount: '180.00' },
});

/**
 * Two files of new leases, which begin next month: one is imported; the other waits until its rows are corrected.
 *
 * @param maker who sends them; the actor imports.
 */
export async function seedImports(db: Db, actor: Actor, maker: Actor): Promise<void> {
  const [first, second, third] = await newcomersOf(db, actor, 3);
  const from_on = firstDayOf(addMonths(monthOf(today(actor.now)), 1));
  const { houses, taken } = await placesOf(db, actor, from_on);
  if (!third || houses.length < 3) return;
  const cottages = [cottage(houses[0], first, from_on), cottage(houses[1], second, from_on)];
  const imported = await sendFile(db, maker, 'Cottages.csv', cottages);
  await importTaker.take('commit', { db, actor, body: {}, level: 'admin' }, imported);
  await sendFile(db, maker, 'New leases.csv', [
    ...cottages.slice(1),
    cottage(houses[2], third, from_on),
    // A unit that is let already, a number that was cut short, and a rent that is no amount.
    ...(taken ? [{ ...cottage(taken.property, third, from_on), unit_number: taken.unit_number }] : []),
    { ...cottage(houses[0], third.slice(0, -3), from_on), unit_number: 'Garage' },
    { ...cottage(houses[1], third, from_on), unit_number: 'Garage', rent_amount: '60 a month' },
  ]);
}
