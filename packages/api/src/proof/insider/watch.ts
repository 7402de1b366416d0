import { sql } from 'drizzle-orm';
import { rows } from '../../db/database.ts';
import { pastDays, whoseEntries } from './entryChecks.ts';
import type { Finding } from './finding.ts';
import { KnownLog } from './knownChecks.ts';
import { NaiveBook } from './naiveBook.ts';
import { PaymentLog } from './paymentChecks.ts';
import { GrantLog, LookupLog, type Readable, readableBy } from './peopleChecks.ts';
import { checkProbe, type Probe, probedKeys } from './probes.ts';
import type { Made } from './request.ts';
import { brokenRecords, brokenRules, failed, farRate, forgotten, LineLog, overdrawn } from './ruleChecks.ts';
import { hasColumn, type World } from './world.ts';

/** What is noted of a run as it goes, and checked after each batch. */
export class Watch {
  readonly books: ReadonlyMap<number, NaiveBook>;
  readonly #world: World;
  readonly #isWanted: (start: string) => boolean;
  readonly #verified: boolean;
  readonly #payments = new PaymentLog();
  readonly #lookups = new LookupLog();
  readonly #grants = new GrantLog();
  readonly #lines = new LineLog();
  readonly #known = new KnownLog();
  #readable: ReadonlyMap<number, Readable>;
  #rates: readonly StoredRate[];

  private constructor(
    world: World,
    state: { verified: boolean; readable: ReadonlyMap<number, Readable>; rates: readonly StoredRate[] },
    stopAt: string | undefined,
  ) {
    this.#world = world;
    this.books = new Map(Object.values(world.clients).map((client) => [client, new NaiveBook(client)]));
    this.#isWanted = (start) => !stopAt || stopAt.startsWith(start);
    this.#verified = state.verified;
    this.#readable = state.readable;
    this.#rates = state.rates;
    // What was looked up as the books were prepared.
    this.#grants.grant(world.clients.X, 'individual:11', world.server.clock.now);
    this.#grants.grant(world.clients.Y, 'individual:12', world.server.clock.now);
  }

  /** `stopAt`: the only key that is looked for. */
  static async begin(world: World, stopAt?: string): Promise<Watch> {
    const verified = await hasColumn(world, 'books', 'verified_on');
    const state = { verified, readable: await readableNow(world), rates: await ratesOf(world) };
    const watch = new Watch(world, state, stopAt);
    for (const book of watch.books.values()) await book.read(world);
    return watch;
  }

  /** What is wrong after a batch. */
  async after(made: readonly Made[], probe: Probe): Promise<Finding[]> {
    const world = this.#world;
    const found: Finding[] = made.flatMap((one) => [
      ...failed(one),
      ...brokenRules(one),
      ...this.#payments.note(one),
      ...this.#lookups.note(one),
      ...farRate(one, made, lastRate(this.#rates, one.client)),
    ]);
    for (const one of made) {
      this.#lines.note(one);
      found.push(...(await forgotten(world, one)));
    }
    found.push(...(await this.#lines.check(world)));
    if (this.#isWanted('G12')) this.#rates = await ratesOf(world);
    found.push(...this.#grants.check(made, this.#readable));
    if (this.#isWanted('G1')) this.#readable = await readableNow(world);
    for (const book of this.books.values()) {
      const since = book.entries.at(-1)?.seq ?? 0;
      const posted = await book.read(world);
      if (this.#isWanted('1')) found.push(...(await whoseEntries(world, book, posted)));
      if (this.#isWanted('3')) found.push(...(await this.#payments.check(world, book.client, since)));
      if (this.#isWanted('2') && posted.length > 0) found.push(...(await brokenRecords(world, book.client)));
      found.push(...pastDays(book, posted), ...made.flatMap((one) => overdrawn(one, book)));
    }
    const book = this.books.get(probe.client);
    const logs = { known: this.#known, payments: this.#payments, verified: this.#verified };
    if (!book || !probedKeys.some(this.#isWanted)) return found;
    return [...found, ...(await checkProbe(world, book, probe, logs, this.#isWanted))];
  }
}

async function readableNow(world: World) {
  const { X, Y } = world.clients;
  return new Map([[X, await readableBy(world, X)] as const, [Y, await readableBy(world, Y)] as const]);
}

interface StoredRate {
  client_id: number;
  rate: string;
}

const ratesOf = ({ server: { db } }: World) =>
  rows<StoredRate>(
    db,
    sql`SELECT client_id::int AS client_id, rate::text AS rate FROM rates
      UNION ALL SELECT client_id::int, rate::text FROM receipts WHERE rate IS NOT NULL`,
  );

/** The rate that a book had last, where there is one alone. */
function lastRate(rates: readonly StoredRate[], client: number): string | undefined {
  const own = rates.filter(({ client_id }) => client_id === client);
  return own.length === 1 ? own[0]?.rate : undefined;
}
