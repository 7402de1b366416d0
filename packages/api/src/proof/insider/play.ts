import { addDays } from '@rentsafe/domain/date';
import { sql } from 'drizzle-orm';
import { rows } from '../../db/database.ts';
import { isProvider } from './actors.ts';
import { generatorOf } from './calls.ts';
import { identity, pastDays, whoseEntries } from './entryChecks.ts';
import { type Finding, finding } from './finding.ts';
import { KnownLog } from './knownChecks.ts';
import { NaiveBook } from './naiveBook.ts';
import { PaymentLog } from './paymentChecks.ts';
import { GrantLog, LookupLog, openable, readableBy } from './peopleChecks.ts';
import type { Batch, Step } from './plan.ts';
import { randomFrom } from './random.ts';
import { balances, report } from './reportChecks.ts';
import { type Made, make, type Prepared } from './request.ts';
import { brokenRecords, brokenRules, failed, farRate, forgotten, LineLog, overdrawn } from './ruleChecks.ts';
import { type Snapshot, takeSnapshot } from './snapshot.ts';
import { type Turn, valuesOf } from './values.ts';
import { hasColumn, type World } from './world.ts';

export interface Played {
  /** With the batch after which each was found. */
  findings: (Finding & { batch: number })[];
  made: Made[];
  /** Names of the calls that were made. */
  operations: number;
}

/** What an actor does with a step, as they see the books before the batch. */
function turnOf(
  world: World,
  snapshot: Snapshot,
  books: ReadonlyMap<number, NaiveBook>,
  step: Step,
  seed: number,
): Turn {
  const actor = world.actors[step.actor];
  const { X, Y } = world.clients;
  const client = isProvider(actor) ? (randomFrom(seed, step.nth, 1)(100) < 70 ? Y : X) : actor.client;
  const book = books.get(client) ?? new NaiveBook(client);
  const values = valuesOf([seed, step.nth], { snapshot, client, world });
  return { ...values, actor, world, snapshot, client, book, nth: step.nth };
}

/** Plays a run in a world of its own, and checks the books after each batch; until `stopAt` is found, where it is given. */
export async function play(
  open: () => Promise<World>,
  { seed, batches, stopAt }: { seed: number; batches: readonly Batch[]; stopAt?: string | undefined },
): Promise<Played> {
  const world = await open();
  const { X, Y } = world.clients;
  const books = new Map([X, Y].map((client) => [client, new NaiveBook(client)]));
  for (const book of books.values()) await book.read(world);
  const verified = await hasColumn(world, 'books', 'verified_on');
  const payments = new PaymentLog();
  const lookups = new LookupLog();
  const grants = new GrantLog();
  const lines = new LineLog();
  const known = new KnownLog();
  await grantBase(world, grants);
  const findings: Played['findings'] = [];
  const keys = new Set<string>();
  const isWanted = (start: string) => !stopAt || stopAt.startsWith(start);
  const all: Made[] = [];
  let snapshot = await takeSnapshot(world);
  let readable = await allReadable(world);
  try {
    for (const { nth, minutes, together, steps } of batches) {
      if (minutes > 0) await world.advance(minutes);
      const lastRates = lastRatesOf(snapshot, await ratesBefore(world));
      const requests: Prepared[] = [];
      for (const step of steps) {
        const turn = turnOf(world, snapshot, books, step, seed);
        const request = await generatorOf(step.name)(turn);
        if (request) requests.push(request);
      }
      const made: Made[] = [];
      if (together) made.push(...(await Promise.all(requests.map((request) => make(world, request)))));
      else for (const request of requests) made.push(await make(world, request));
      all.push(...made);

      const found: Finding[] = made.flatMap((one) => [
        ...failed(one),
        ...brokenRules(one),
        ...payments.note(one),
        ...lookups.note(one),
        ...farRate(one, made, lastRates(one.client)),
      ]);
      for (const one of made) {
        lines.note(one);
        found.push(...(await forgotten(world, one)));
      }
      found.push(...lines.check());
      snapshot = await takeSnapshot(world);
      const before = readable;
      if (isWanted('G1')) readable = await allReadable(world);
      found.push(...grants.check(made, before, readable));
      const step: Step = { nth: 100_000 + nth, name: 'me', actor: 'XA1' };
      for (const book of books.values()) {
        const since = book.entries.at(-1)?.seq ?? 0;
        const posted = await book.read(world);
        found.push(
          ...(await whoseEntries(world, book, posted)),
          ...pastDays(book, posted),
          ...(await payments.check(world, book.client, since)),
          ...made.flatMap((one) => overdrawn(one, book)),
        );
        if (posted.length > 0) found.push(...(await brokenRecords(world, book.client)));
      }
      const turn = turnOf(world, snapshot, books, { ...step, actor: nth % 2 ? 'XA1' : 'YA1' }, seed);
      if (sampledKeys.some(isWanted))
        found.push(...(await sampled(turn, nth, { known, payments, verified })));
      for (const one of found) {
        if (keys.has(one.key)) continue;
        keys.add(one.key);
        findings.push({ ...one, batch: nth });
      }
      if (stopAt && keys.has(stopAt)) break;
    }
  } finally {
    const deadlocks = await world.stop();
    if (deadlocks > 0)
      findings.push({
        ...finding('6 no deadlock', `The database had ${deadlocks}.`),
        batch: batches.at(-1)?.nth ?? 0,
      });
  }
  return { findings, made: all, operations: all.length };
}

/** How the keys of what `sampled` finds begin. */
const sampledKeys = ['5 ', '4 G2', '2 what', '2 the trust', '3 G9 the bank'];

/** What is checked of a part after each batch, another part each time. */
async function sampled(
  turn: Turn,
  nth: number,
  { known, payments, verified }: { known: KnownLog; payments: PaymentLog; verified: boolean },
): Promise<Finding[]> {
  const { world, book, client, today, random, one, snapshot } = turn;
  const found: Finding[] = [];
  const day = one([today, addDays(today, -random(30)), addDays(today, -random(150))]) ?? today;
  const tenants = [
    2,
    5,
    7,
    ...snapshot.leaseParties.map(({ party_id }) =>
      Number(snapshot.all('parties').find(({ id }) => id === party_id)?.individual_id ?? 2),
    ),
  ];
  found.push(...(await report(world, one(tenants) ?? 2, day, verified)));
  const lease = one(snapshot.of('leases', client));
  if (lease) found.push(...(await balances(world, book, lease.id, day)));
  if (nth % 3 === 0) found.push(...(await identity(world, book, [day])));
  found.push(...(await known.check(turn, 2)));
  if (nth % 2 === 0) await known.ask(turn);
  found.push(...(await payments.checkFile(world, client)));
  const offset = random(16);
  const isWhole = nth % 40 === 39;
  const actor = client === world.clients.X ? world.actors.XU : world.actors.YU;
  found.push(...(await openable(world, actor, (at) => isWhole || at % 16 === offset)));
  return found;
}

async function allReadable(world: World) {
  const { X, Y } = world.clients;
  return new Map([
    [X, await readableBy(world, X)],
    [Y, await readableBy(world, Y)],
  ] as const);
}

/** What was looked up while the books were prepared, in the last 30 days. */
async function grantBase(world: World, grants: GrantLog): Promise<void> {
  grants.grant(world.clients.X, 'individual:11', world.server.clock.now);
  grants.grant(world.clients.Y, 'individual:12', world.server.clock.now);
}

const ratesBefore = ({ server: { db } }: World) =>
  rows<{ client_id: number; rate: string }>(
    db,
    sql`SELECT client_id::int AS client_id, rate::text AS rate FROM rates ORDER BY on_date DESC, id DESC`,
  );

/** The rate that a book had last, where nothing else can have been the last. */
function lastRatesOf(snapshot: Snapshot, stored: readonly { client_id: number; rate: string }[]) {
  const receipts = snapshot.all('receipts').filter(({ rate }) => rate);
  return (client: number): string | undefined => {
    const own = stored.filter(({ client_id }) => client_id === client);
    return own.length === 1 && !receipts.some((row) => row.client_id === client) ? own[0]?.rate : undefined;
  };
}
