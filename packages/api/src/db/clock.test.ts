import { expect, it } from 'vitest';
import { openTestDatabase } from '../testing/databases.ts';
import { openClock, SharedClock } from './clock.ts';

const HOUR = 3_600_000;

/** The clocks of a database and of a machine, and the ticks that have passed on both. */
function clocks(machine: number) {
  const state = { ticks: 0, database: 1_000_000, machine, answerMs: 0 };
  const clock = new SharedClock({
    ask: async () => {
      state.ticks += state.answerMs;
      return state.database + state.ticks;
    },
    ofMachine: () => state.machine + state.ticks,
    ticks: () => state.ticks,
  });
  return { clock, state };
}

it.each([
  ['ahead', HOUR],
  ['behind', -HOUR],
])('of a machine that is an hour %s the time is the database’s', async (_, off) => {
  const { clock, state } = clocks(1_000_000 + off);
  expect(await clock.compare()).toBe(off);
  state.ticks += 5_000;
  expect(clock.now().getTime()).toBe(1_005_000);
});

it('a clock that jumps an hour changes nothing, and is told of', async () => {
  const { clock, state } = clocks(1_000_000);
  expect(await clock.compare()).toBe(0);
  state.machine += HOUR;
  expect(clock.now().getTime()).toBe(1_000_000);
  expect(await clock.compare()).toBe(HOUR);
  expect(clock.now().getTime()).toBe(1_000_000);
});

it('an answer that took long does not set it, and small differences do not make it stumble', async () => {
  const { clock, state } = clocks(1_000_000);
  state.database += 80;
  await clock.compare();
  expect(clock.now().getTime()).toBe(1_000_000);
  state.database += HOUR;
  state.answerMs = 1_500;
  await clock.compare();
  expect(clock.now().getTime()).toBe(1_001_500);
  state.answerMs = 10;
  await clock.compare();
  expect(clock.now().getTime()).toBeGreaterThan(1_000_000 + HOUR);
});

it('is set by PostgreSQL', async () => {
  const database = await openTestDatabase('postgres');
  const clock = await openClock(database.db);
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(1_000);
  await database.close();
});
