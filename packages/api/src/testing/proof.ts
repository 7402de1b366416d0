import { TestRunner } from 'vitest';

/** `pnpm --filter @rentsafe/api prove` runs every proof whole; a test run does the same with less of everything. */
export const isWhole = process.env.PROOF === 'whole';

export const amount = (shortened: number, whole: number): number => (isWhole ? whole : shortened);

/** Notes in the report of the test that runs how much it has checked: `prove` adds it up. */
export function addCount(what: string, times = 1): void {
  const test = TestRunner.getCurrentTest();
  if (!test) throw new Error('Counted outside a test.');
  const meta = test.meta as { counts?: Record<string, number> };
  meta.counts ??= {};
  meta.counts[what] = (meta.counts[what] ?? 0) + times;
}
