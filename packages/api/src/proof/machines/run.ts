import { setTimeout } from 'node:timers/promises';
import { allMigrations } from '../../migrations/migrations.ts';
import { runAlone } from '../../testing/postgres.ts';
import { compare, openJobs, whatFails } from './checks.ts';
import type { Cluster } from './cluster.ts';
import type { Book, Clerk, Posted } from './load.ts';
import { since, until } from './machine.ts';
import { Biller, CLERKS, clerk, openOffice } from './office.ts';
import type { Programs } from './programs.ts';
import { head, Tally, table } from './tally.ts';

/** Something that happens while all work. */
export interface Drill {
  name: string;
  /** What is true afterwards beside the figures, in a sentence for the report. */
  play: (run: Run) => Promise<string | undefined>;
}

export class Run {
  readonly cluster: Cluster;
  readonly programs: Programs;
  /** How long all work before and after what happens, in milliseconds. */
  readonly lull: number;
  readonly findings: string[] = [];
  readonly notes: string[] = [];
  readonly rows: string[][] = [];
  book: Book = { bank: 0, leases: [] };
  clerks: Clerk[] = [];
  tally = new Tally();
  #biller: Biller;
  #signal: AbortSignal;
  #isOver = false;
  #work: Promise<unknown> = Promise.resolve();

  constructor(cluster: Cluster, programs: Programs, lull: number, signal: AbortSignal) {
    this.cluster = cluster;
    this.programs = programs;
    this.lull = lull;
    this.#signal = signal;
    this.#biller = new Biller(cluster, this.tally);
  }

  get posted(): Posted[] {
    return this.clerks.flatMap(({ posted }) => posted);
  }

  /** Starts everything: the three servers at once on a new database, so that each would migrate it. */
  async open(): Promise<void> {
    const { cluster } = this;
    this.say('Starting etcd, two PostgreSQL under Patroni, HAProxy and pgbouncer ...');
    await cluster.startDatabases();
    this.#signal.throwIfAborted();
    this.say('Starting three servers at once on the new database ...');
    for (const nth of [0, 1, 2]) cluster.startApi(nth);
    const start = performance.now();
    await this.untilReady();
    const applied = await runAlone<{ name: string }>(
      cluster.primaryUrl,
      'SELECT name FROM schema_migrations',
    );
    if (applied.length !== allMigrations().length)
      this.findings.push('The migrations were not applied each once.');
    this.notes.push(
      `Three servers began the migrations of a new database at once: ${applied.length} were applied, each once, in ${since(start)}.`,
    );
    this.say('Opening the book ...');
    this.book = await openOffice(cluster, this.tally);
    if (this.tally.wrong.length > 0) throw new Error(this.tally.wrong[0]);
    this.clerks = Array.from({ length: CLERKS }, (_, nth) => clerk(cluster, nth, this.tally));
    await this.#biller.clerk.signIn();
  }

  say(line: string): void {
    this.#signal.throwIfAborted();
    console.log(`${new Date().toISOString().slice(11, 19)} ${line}`);
  }

  untilReady(): Promise<void> {
    const { at, isReady } = this.cluster;
    return until(
      'the three servers are ready',
      async () => (await Promise.all(at.api.map(isReady))).every(Boolean),
      180_000,
    );
  }

  #begin(): void {
    this.tally = new Tally();
    for (const person of [...this.clerks, this.#biller.clerk]) person.tally = this.tally;
    this.#isOver = false;
    const isOver = () => this.#isOver;
    const bill = async () => {
      while (!isOver()) {
        // What is refused is counted by its tally.
        await this.#biller.bill().catch(() => undefined);
        await setTimeout(8_000);
      }
    };
    this.#work = Promise.all([bill(), ...this.clerks.map((person) => person.work(this.book, isOver))]);
  }

  /** All settle what they have sent, and go home. */
  async #end(): Promise<void> {
    this.#isOver = true;
    await this.#work;
  }

  async play({ name, play }: Drill): Promise<void> {
    this.say(name);
    this.#begin();
    try {
      await setTimeout(this.lull, undefined, { signal: this.#signal });
      const note = await play(this);
      await setTimeout(this.lull, undefined, { signal: this.#signal });
      if (note) this.notes.push(`${name}: ${note}`);
    } catch (error) {
      this.#signal.throwIfAborted();
      this.findings.push(`${name}: ${String((error as Error).message)}`);
    } finally {
      await this.#end();
    }
    const { lost, twice } = await compare(this.cluster.primaryUrl, this.posted);
    const broken = await whatFails(this.cluster.primaryUrl, this.#biller.months);
    if (lost > 0) this.findings.push(`${name}: ${lost} acknowledged receipts are gone.`);
    if (twice > 0)
      this.findings.push(`${name}: ${twice} receipts were posted twice, or nobody was told of them.`);
    this.findings.push(...broken.map((what) => `${name}: it does not hold that ${what}.`));
    this.findings.push(...[...new Set(this.tally.wrong)].map((what) => `${name}: ${what}`));
    this.rows.push([...this.tally.row(name), String(lost), String(twice)]);
    console.log(table([[...head, 'lost', 'twice'], this.rows.at(-1) ?? []]));
  }

  /** What must hold at the end, when nobody works. */
  async close(): Promise<void> {
    const { cluster } = this;
    const since = new Date();
    await cluster.program('api1').stop();
    cluster.startApi(0);
    await this.untilReady();
    const { primaryUrl } = cluster;
    const jobs = async () => (await openJobs(primaryUrl, since)).length === 0;
    await until('each job has run to its end after the drills', jobs, 90_000);
    this.notes.push('Jobs: each ran to its end after the last drill, woken by the server that started then.');
    const lost = [...this.clerks, this.#biller.clerk].reduce((sum, person) => sum + person.lost, 0);
    if (lost > 0) this.findings.push(`${lost} sessions were lost.`);
    for (const person of this.clerks) person.close();
  }

  get report(): string {
    const lines = [table([[...head, 'lost', 'twice'], ...this.rows]), '', ...this.notes];
    return [...lines, ...this.findings.map((finding) => `FOUND ${finding}`)].join('\n');
  }

  get summary(): string {
    const { posted, rows, findings } = this;
    return `${rows.length} drills with ${CLERKS} clerks: ${posted.length} receipts acknowledged, ${findings.length} findings.`;
  }
}
