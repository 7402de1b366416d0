import { today } from '@rentsafe/domain/date';
import { addDays, monthOf, type PlainDate } from '@rentsafe/format/date';
import type { Actor } from './actors.ts';
import type { NaiveBook } from './naiveBook.ts';
import { randomFrom } from './random.ts';
import type { Row, Snapshot, Table } from './snapshot.ts';
import type { World } from './world.ts';

/** One call of one actor that is about to be made: what it may pick from, and values chosen to hurt. */
export interface Turn extends Values {
  actor: Actor;
  world: World;
  snapshot: Snapshot;
  /** Whose book it goes into. */
  client: number;
  book: NaiveBook;
  /** Its number in the run: it keeps names apart. */
  nth: number;
}

export interface Values {
  random: (limit: number) => number;
  chance: (percent: number) => boolean;
  one: <Value>(list: readonly Value[]) => Value | undefined;
  /** A day that has come, or, now and then, one that should not be taken. */
  day: () => PlainDate;
  today: PlainDate;
  month: () => string;
  amount: (about?: bigint) => string;
  currency: () => 'USD' | 'ZIG';
  /** A row of the book; now and then one of the other. */
  row: (table: Table, isWanted?: (row: Row) => boolean) => Row | undefined;
  party: () => { type: 'individual' | 'company'; id: number };
}

export const decimal = (minor: bigint): string => {
  const digits = String(minor < 0n ? -minor : minor).padStart(3, '0');
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

export const currencyOf = (stored: unknown) => (stored === 'ZWG' ? 'ZIG' : 'USD');

const huge = ['999999999999.99', '0.01', '123456789012.34'];

export function valuesOf(
  seeds: readonly [run: number, nth: number],
  { snapshot, client, world }: Pick<Turn, 'snapshot' | 'client' | 'world'>,
): Values {
  const random = randomFrom(...seeds);
  const chance = (percent: number) => random(100) < percent;
  const one = <Value>(list: readonly Value[]) => list[random(list.length)];
  const now = today(world.server.clock.now);
  const other = client === world.clients.X ? world.clients.Y : world.clients.X;
  const row: Values['row'] = (table, isWanted = () => true) => {
    const owner = chance(4) ? other : client;
    const list = snapshot.all(table);
    const own = list.filter((row) => row.client_id === owner && isWanted(row));
    // The newest ones are those that something is going on with.
    return chance(50) ? own.at(-1 - random(Math.min(4, own.length || 1))) : one(own);
  };
  return {
    ...{ random, chance, one, row, today: now },
    day: () => {
      const kind = random(100);
      if (kind < 35) return now;
      if (kind < 70) return addDays(now, -random(30));
      if (kind < 92) return addDays(now, -random(170));
      if (kind < 96) return addDays(now, -random(900));
      return addDays(now, 1 + random(40));
    },
    month: () => monthOf(addDays(now, 20 - random(190))),
    amount: (about = 20_000n) => {
      const kind = random(100);
      if (kind < 30) return decimal(about > 0n ? about : 1n);
      if (kind < 38) return decimal((about > 0n ? about : 0n) + 1n);
      if (kind < 97)
        return decimal(1n + (about > 1n ? BigInt(random(Number(about < 500_000n ? about : 500_000n))) : 0n));
      return one(huge) ?? '0.01';
    },
    currency: () => (chance(75) ? 'USD' : 'ZIG'),
    party: () => {
      if (chance(10)) return { type: 'company', id: one(snapshot.all('companies'))?.id ?? 1 };
      const near = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
      const id = chance(70) ? (one(near) ?? 1) : (one(snapshot.all('individuals'))?.id ?? 1);
      return { type: 'individual', id };
    },
  };
}
