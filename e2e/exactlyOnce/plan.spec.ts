import { expect, test } from '@playwright/test';
import { faults, plan, randomOf, records } from './plan.ts';

test('a seed determines the rounds, and the rounds include every fault on every form', () => {
  const rounds = plan(200, randomOf(7));
  expect(plan(200, randomOf(7))).toEqual(rounds);
  expect(plan(200, randomOf(8))).not.toEqual(rounds);
  expect(new Set(rounds.map(({ digits }) => digits)).size).toBe(200);
  for (const kind of records) {
    const included = rounds.filter((round) => round.kind === kind).flatMap((round) => round.faults);
    expect([...new Set(included)].sort()).toEqual([...faults].sort());
  }
});
