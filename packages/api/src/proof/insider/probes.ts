import { addDays } from '@rentsafe/format/date';
import type { ActorName } from './actors.ts';
import { identity } from './entryChecks.ts';
import type { Finding } from './finding.ts';
import { type KnownLog, type Question, questionOf } from './knownChecks.ts';
import type { NaiveBook } from './naiveBook.ts';
import type { PaymentLog } from './paymentChecks.ts';
import { openable } from './peopleChecks.ts';
import { balances, report } from './reportChecks.ts';
import type { Turn } from './values.ts';
import type { World } from './world.ts';

/** What is checked of a part after a batch: another part each time. */
export interface Probe {
  client: number;
  day: string;
  person: number;
  lease: number | undefined;
  isTrust: boolean;
  question: Question | undefined;
  again: number[];
  reader: ActorName;
  /** Of the register every sixteenth record from this one on, or all. */
  records: number | 'all';
}

/** How the keys of what probes find begin. */
export const probedKeys = ['5 ', '4 G2', '2 what', '2 the trust', '3 G9 the bank'];

export function probeOf(turn: Turn, nth: number): Probe {
  const { client, today, random, one, snapshot, world } = turn;
  const parties = new Map(
    snapshot.all('parties').map(({ id, individual_id }) => [id, Number(individual_id)]),
  );
  const tenants = snapshot.leaseParties.map(({ party_id }) => parties.get(party_id) ?? 0).filter(Boolean);
  return {
    client,
    day: one([today, addDays(today, -random(30)), addDays(today, -random(150))]) ?? today,
    person: one([2, 5, 7, ...tenants]) ?? 2,
    lease: one(snapshot.of('leases', client))?.id,
    isTrust: nth % 3 === 0,
    question: nth % 2 === 0 ? questionOf(turn) : undefined,
    again: [random(1000), random(1000)],
    reader: client === world.clients.X ? 'XU' : 'YU',
    records: nth % 40 === 39 ? 'all' : random(16),
  };
}

interface Logs {
  known: KnownLog;
  payments: PaymentLog;
  /** Whether books know a day up to which they are verified. */
  verified: boolean;
}

export async function checkProbe(
  world: World,
  book: NaiveBook,
  { client, day, person, lease, isTrust, question, again, reader, records }: Probe,
  { known, payments, verified }: Logs,
  isWanted: (start: string) => boolean,
): Promise<Finding[]> {
  const found: Finding[] = [];
  const run = async (start: string, check: () => Promise<Finding[]>) => {
    if (isWanted(start)) found.push(...(await check()));
  };
  await run('5 ', () => report(world, person, day, verified));
  if (lease) await run('5 ', () => balances(world, book, lease, day));
  if (isTrust) await run('2 ', () => identity(world, book, [day]));
  await run('5 G15', () => known.check(world, again));
  if (question && isWanted('5 G15')) await known.ask(world, question, book.entries.length);
  await run('3 G9 the bank', () => payments.checkFile(world, client));
  const share = (at: number) => records === 'all' || at % 16 === records;
  await run('4 G2', () => openable(world, world.actors[reader], share));
  return found;
}
