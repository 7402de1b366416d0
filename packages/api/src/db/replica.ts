import { setTimeout } from 'node:timers/promises';
import type { Db } from './database.ts';

/** How often the replica is compared with the primary, in milliseconds. */
const EVERY_MS = 500;
/** A session reads from the replica once it has changed nothing for so long, in milliseconds. */
const QUIET_MS = 1_000;

/** How far a database has come, in bytes of its log. */
type Position = () => Promise<bigint>;

interface Options {
  db: Db;
  primary: Position;
  replica: Position;
  /** How far behind it may be, in milliseconds. */
  lagMs: number;
  close?: () => Promise<void>;
  /** Milliseconds that never jump, as the time of day can. */
  clock?: () => number;
}

/**
 * A copy of the database that is read from, as long as it is not far behind. How far is known without anything being written: when it
 * has come to where the primary was at a moment, it holds all that was acknowledged before that moment.
 */
export class Replica {
  readonly #options: Required<Options>;
  readonly #seen: { at: number; position: bigint }[] = [];
  /** It holds all that was acknowledged before this. */
  #freshAt = Number.NEGATIVE_INFINITY;
  readonly #ending = new AbortController();
  #watching: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = { close: async () => undefined, clock: () => performance.now(), ...options };
  }

  /** How far behind it is at most, in milliseconds. */
  get lag(): number {
    return this.#options.clock() - this.#freshAt;
  }

  get isUsed(): boolean {
    return this.lag <= this.#options.lagMs;
  }

  /** Where a session reads that has changed nothing for so many milliseconds; null: from the primary. */
  dbFor(quietMs: number): Db | null {
    return this.isUsed && quietMs >= QUIET_MS && quietMs > this.lag ? this.#options.db : null;
  }

  /** It has not answered: it is not used until it does again. */
  distrust(): void {
    this.#freshAt = Number.NEGATIVE_INFINITY;
  }

  /** Compares it with the primary once. Where one of them does not answer, what is known grows old. */
  async compare(): Promise<void> {
    const { primary, replica, clock } = this.#options;
    // Before the primary is asked: where it is then includes all that was acknowledged until now.
    const at = clock();
    this.#seen.push({ at, position: await primary() });
    const reached = await replica();
    const behind = this.#seen.findIndex(({ position }) => position > reached);
    const passed = this.#seen.splice(0, behind === -1 ? this.#seen.length : behind).at(-1);
    if (passed) this.#freshAt = passed.at;
  }

  watch(): void {
    const { signal } = this.#ending;
    const go = async () => {
      while (!signal.aborted) {
        await this.compare().catch(() => undefined);
        // Of one that is away only the last minute is of use.
        if (this.#seen.length > 60_000 / EVERY_MS) this.#seen.shift();
        await setTimeout(EVERY_MS, undefined, { signal }).catch(() => undefined);
      }
    };
    this.#watching = go();
  }

  async close(): Promise<void> {
    this.#ending.abort();
    await this.#watching;
    await this.#options.close();
  }
}
