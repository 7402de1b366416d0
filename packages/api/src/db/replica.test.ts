import { expect, it } from 'vitest';
import type { Db } from './database.ts';
import { Replica } from './replica.ts';

const db = {} as Db;

/** A primary and a replica whose positions the test sets. */
function pair(lagMs = 5_000) {
  const state = { now: 100_000, primary: 0n, replica: 0n, isDown: false };
  const position = (which: 'primary' | 'replica') => async () => {
    if (which === 'replica' && state.isDown) throw new Error('ECONNREFUSED');
    return state[which];
  };
  const replica = new Replica({
    ...{ db, lagMs, clock: () => state.now },
    ...{ primary: position('primary'), replica: position('replica') },
  });
  return { replica, state, quiet: Number.POSITIVE_INFINITY };
}

it('is not used before it has been compared', async () => {
  const { replica, quiet } = pair();
  expect(replica.dbFor(quiet)).toBeNull();
  await replica.compare();
  expect(replica.dbFor(quiet)).toBe(db);
});

it('serves a session that has changed nothing for a second, and nothing that it may not have yet', async () => {
  const { replica, state } = pair();
  await replica.compare();
  state.now += 400;
  expect(replica.dbFor(999)).toBeNull();
  expect(replica.dbFor(1_000)).toBe(db);
  // What was changed two seconds ago was changed after what it is known to hold.
  state.now += 2_000;
  expect(replica.dbFor(2_000)).toBeNull();
  expect(replica.dbFor(2_401)).toBe(db);
});

it('is behind from when the primary was where it has come to, however little is written', async () => {
  const { replica, state, quiet } = pair();
  await replica.compare();
  state.primary = 10n;
  for (let second = 0; second < 5; second += 1) {
    state.now += 1_000;
    await replica.compare().catch(() => undefined);
  }
  expect(replica.lag).toBe(5_000);
  expect(replica.dbFor(quiet)).toBe(db);
  state.now += 1;
  expect(replica.dbFor(quiet)).toBeNull();
  state.replica = 10n;
  await replica.compare();
  expect(replica.lag).toBe(0);
});

it('that lags a minute is not used, and is again once it has come up', async () => {
  const { replica, state, quiet } = pair();
  for (let second = 0; second < 90; second += 1) {
    state.now += 1_000;
    state.primary += 1n;
    state.replica = state.primary > 60n ? state.primary - 60n : 0n;
    await replica.compare();
  }
  expect(replica.lag).toBe(60_000);
  expect(replica.dbFor(quiet)).toBeNull();
  state.replica = state.primary;
  await replica.compare();
  expect(replica.dbFor(quiet)).toBe(db);
});

it('that is down is not used, and at once where a read found out', async () => {
  const { replica, state, quiet } = pair(1_000);
  await replica.compare();
  replica.distrust();
  expect(replica.isUsed).toBe(false);
  await replica.compare();
  expect(replica.dbFor(quiet)).toBe(db);
  state.isDown = true;
  state.now += 1_001;
  await expect(replica.compare()).rejects.toThrow('ECONNREFUSED');
  expect(replica.dbFor(quiet)).toBeNull();
});
