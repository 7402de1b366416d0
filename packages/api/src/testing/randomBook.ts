import { addDays, type PlainDate } from '@rentsafe/format/date';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { randomOf } from './random.ts';

interface Days {
  from_on: PlainDate;
  to_on: PlainDate | null;
}

export interface RandomBook {
  landlords: number[];
  units: { id: number; property: number; owned: Days[]; closed: Days[] }[];
  /** Of each unit the oldest first. Rents are in cents, by the month. */
  leases: (Days & { id: number; unit: number; state: string; rent: bigint })[];
  /** Pairs of days between 2024 and 2026, in order. */
  periods: (count: number) => { from: PlainDate; to: PlainDate }[];
}

/** Properties that change hands, units that are closed, and leases one after another, of two landlords. */
export async function insertRandomBook(db: Db, client: number, seed: number): Promise<RandomBook> {
  const random = randomOf(seed);
  const start = '2024-01-01';
  const made = async (statement: ReturnType<typeof sql>) =>
    (await rows<{ id: number }>(db, sql`${statement} RETURNING id`))[0]?.id ?? 0;
  const landlords: number[] = [];
  for (const person of [1, 2]) {
    const party = await made(sql`INSERT INTO parties (individual_id) VALUES (${person})
      ON CONFLICT (individual_id) DO UPDATE SET individual_id = excluded.individual_id`);
    landlords.push(await made(sql`INSERT INTO landlords (client_id, party_id) VALUES (${client}, ${party})`));
  }
  const book: Omit<RandomBook, 'periods'> = { landlords, units: [], leases: [] };
  for (let index = 0; index < 6; index++) {
    const property = await made(sql`INSERT INTO properties (client_id, property_type, city_town, search_text)
      VALUES (${client}, 'House', 'Gweru', 'gweru')`);
    const first = addDays(start, random(200) - 100);
    const last = random(2) ? addDays(first, 200 + random(300)) : null;
    const next = last && random(3) ? addDays(last, 1 + random(20)) : null;
    const owned: Days[] = [
      { from_on: first, to_on: last },
      ...(next ? [{ from_on: next, to_on: null }] : []),
    ];
    for (const [turn, { from_on, to_on }] of owned.entries()) {
      await db.execute(sql`INSERT INTO ownerships (client_id, property_id, landlord_id, from_on, to_on)
        VALUES (${client}, ${property}, ${landlords[(index + turn) % 2]}, ${from_on}, ${to_on})`);
    }
    for (let number = 1; number <= 1 + random(3); number++) {
      const unit = await made(sql`INSERT INTO units (client_id, property_id, unit_number)
        VALUES (${client}, ${property}, ${String(number)})`);
      const closed: Days[] = random(2)
        ? [{ from_on: addDays(start, random(700)), to_on: null }].map(({ from_on }) => ({
            from_on,
            to_on: random(4) ? addDays(from_on, random(60)) : null,
          }))
        : [];
      for (const { from_on, to_on } of closed) {
        await db.execute(sql`INSERT INTO unit_closures (client_id, unit_id, from_on, to_on, reason)
          VALUES (${client}, ${unit}, ${from_on}, ${to_on}, 'Roof')`);
      }
      book.units.push({ id: unit, property, owned, closed });
      let from = addDays(start, random(150) - 50);
      for (let turn = 0; turn < 5; turn++) {
        const to_on = turn === 4 && random(2) ? null : addDays(from, 20 + random(200));
        const state = to_on === null ? 'active' : (['ended', 'ended', 'active'][random(3)] ?? 'ended');
        const rent = BigInt(1 + random(100_000));
        const id = await made(sql`INSERT INTO leases (client_id, unit_id, number, state, from_on, to_on)
          VALUES (${client}, ${unit}, ${`R-${unit}-${turn}`}, ${state}, ${from}, ${to_on})`);
        const schedule = await made(sql`INSERT INTO charge_schedules (client_id, lease_id, type, currency)
          VALUES (${client}, ${id}, 'rent', 'USD')`);
        await db.execute(sql`INSERT INTO schedule_steps (client_id, schedule_id, from_on, amount)
          VALUES (${client}, ${schedule}, ${from}, ${String(rent)}::bigint)`);
        book.leases.push({ id, unit, state, from_on: from, to_on, rent });
        if (to_on === null) break;
        from = addDays(to_on, 1 + random(40));
      }
    }
  }
  const periods = (count: number) =>
    Array.from({ length: count }, () => {
      const from = addDays(start, random(800));
      return { from, to: addDays(from, random(500)) };
    });
  return { ...book, periods };
}
