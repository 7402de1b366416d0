import type { Intent } from './plan.ts';

/** How an intent ended. */
export interface Result {
  intent: Intent;
  rows: number;
  /** Statements of the screen that were not true. */
  misreports: string[];
  /** Why the round did not finish. */
  broken?: string;
}

/** Counts by name. */
export class Tally {
  readonly #counts = new Map<string, number>();

  add(name: string, times = 1): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + times);
  }

  get entries(): [string, number][] {
    return [...this.#counts].sort(([a], [b]) => a.localeCompare(b));
  }
}
