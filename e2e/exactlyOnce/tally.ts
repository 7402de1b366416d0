import type { Intent } from './plan.ts';

/** How an intent ended, and what was seen on the way. */
export interface Result {
  intent: Intent;
  rows: number;
  /** What the person was told that was not so. */
  untruths: string[];
  /** The round did not come to its end. */
  broken?: string;
}

/** Counts by name, in the order in which they came first. */
export class Tally {
  readonly #counts = new Map<string, number>();

  add(name: string, times = 1): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + times);
  }

  get entries(): [string, number][] {
    return [...this.#counts].sort(([a], [b]) => a.localeCompare(b));
  }
}
