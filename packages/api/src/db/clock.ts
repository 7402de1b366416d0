import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type Db, rows } from './database.ts';

/** How often the database is asked for the time, in milliseconds. */
const EVERY_MS = 10_000;
/** An answer that took longer says little about when it was given. */
const SLOW_MS = 1_000;
/** A difference that is no more than what answers differ by. */
const NEGLIGIBLE_MS = 100;
/** From here on whoever runs the machine is told that its clock is wrong. */
const WRONG_MS = 30_000;

interface Options {
  /** The database's time, in milliseconds since 1970. */
  ask: () => Promise<number>;
  /** The time of day of this machine, which may be wrong, and may jump. */
  ofMachine?: () => number;
  /** Milliseconds that never jump. */
  ticks?: () => number;
}

/**
 * The time of the database, which all processes share: from what it last said and the ticks since then. A clock of this machine that is
 * wrong, or jumps, ends no session and dates nothing wrongly.
 */
export class SharedClock {
  readonly #options: Required<Options>;
  #last: { time: number; ticks: number };
  readonly #ending = new AbortController();

  constructor(options: Options) {
    this.#options = { ofMachine: Date.now, ticks: () => performance.now(), ...options };
    const { ofMachine, ticks } = this.#options;
    this.#last = { time: ofMachine(), ticks: ticks() };
  }

  now = (): Date => new Date(this.#last.time + this.#options.ticks() - this.#last.ticks);

  /** Asks the database. @returns how wrong the clock of this machine is, in milliseconds: ahead is positive. */
  async compare(): Promise<number> {
    const { ask, ticks, ofMachine } = this.#options;
    const sent = ticks();
    const time = await ask();
    const answered = ticks();
    const middle = { time, ticks: (sent + answered) / 2 };
    const isOff = Math.abs(this.now().getTime() - (time + answered - middle.ticks)) > NEGLIGIBLE_MS;
    if (isOff && answered - sent <= SLOW_MS) this.#last = middle;
    return ofMachine() - this.now().getTime();
  }

  /** Asks again and again until it is closed. @param onWrong is told in seconds, once each time it becomes so. */
  watch(onWrong: (seconds: number) => void): void {
    const { signal } = this.#ending;
    const go = async () => {
      let wasWrong = false;
      while (!signal.aborted) {
        const off = await this.compare().catch(() => 0);
        const isWrong = Math.abs(off) > WRONG_MS;
        if (isWrong && !wasWrong) onWrong(Math.round(off / 1000));
        wasWrong = isWrong;
        await setTimeout(EVERY_MS, undefined, { signal }).catch(() => undefined);
      }
    };
    void go();
  }

  close(): void {
    this.#ending.abort();
  }
}

/** The clock of a database that other machines share, set by it. */
export async function openClock(db: Db): Promise<SharedClock> {
  const ask = async () => {
    const [row] = await rows<{ ms: number }>(
      db,
      sql`SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms`,
    );
    return row?.ms ?? Date.now();
  };
  const clock = new SharedClock({ ask });
  await clock.compare();
  return clock;
}
