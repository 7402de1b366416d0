import { setTimeout } from 'node:timers/promises';
import { runAlone } from '../../testing/postgres.ts';
import { since, until } from './machine.ts';
import type { Drill, Run } from './run.ts';
import { Wire } from './wire.ts';

/** A replica that lags a minute. */
const LAG_MS = 60_000;
const AT_ONCE = 200;

/** Five wrong passwords, each at the server whose turn it is; then each server must refuse a sixth unchecked. */
async function lockOut({ cluster, findings }: Run, username: string) {
  const body = { username, password: 'Not the right one 1' };
  const front = new Wire(cluster.at.front, 40);
  for (let tries = 0; tries < 5; tries += 1) {
    const { status } = await front.send('POST', 'auth/login/', { body });
    if (status !== 401) findings.push(`Wrong password ${tries + 1} of ${username}: ${status}.`);
  }
  front.close();
  return async () => {
    for (const port of cluster.at.api) {
      const wire = new Wire(port, 40);
      const { status } = await wire.send('POST', 'auth/login/', { body });
      wire.close();
      if (status !== 429)
        findings.push(`After five wrong passwords of ${username} a server answered ${status}.`);
    }
  };
}

/** The other becomes the primary, the old one comes back, and both are as before. */
async function failOver(
  run: Run,
  kill: (nth: number) => Promise<void> | void,
  comesBack: (nth: number) => void,
) {
  const { cluster } = run;
  await until('there is a synchronous standby', () => cluster.hasSyncStandby(), 120_000);
  const old = await cluster.primary();
  const isLockedOut = await lockOut(run, `pg${old + 1}@rentsafe.example`);
  const start = performance.now();
  await kill(old);
  await until('the other PostgreSQL is the primary', () => cluster.isPrimary(1 - old), 90_000);
  const promoted = since(start);
  comesBack(old);
  await until('the old primary is a synchronous standby', () => cluster.hasSyncStandby(), 180_000);
  const whole = since(start);
  await isLockedOut();
  return `pg${2 - old} was the primary after ${promoted}, pg${old + 1} a synchronous standby again after ${whole}; who had tried five wrong passwords was still locked out.`;
}

/** How often tables were read on the standby. */
async function readsOf(url: string): Promise<number> {
  const [row] = await runAlone<{ reads: number }>(
    url,
    `SELECT sum(seq_scan + coalesce(idx_scan, 0))::int AS reads FROM pg_stat_user_tables WHERE relname IN ('receipts', 'leases', 'charges')`,
  );
  return row?.reads ?? 0;
}

/** What is done to the replica, and undone; in between no server reads from it. */
async function withoutReplica(
  { cluster, lull }: Run,
  {
    stop,
    go,
    ms,
  }: { stop: (standby: number) => Promise<unknown>; go: (standby: number) => Promise<unknown>; ms: number },
) {
  await until('the replica is used', () => cluster.isReplicaUsed(true));
  const standby = 1 - (await cluster.primary());
  const url = cluster.postgresUrl(cluster.at.postgres[standby] ?? 0);
  const before = await readsOf(url);
  await setTimeout(lull);
  const reads = (await readsOf(url)) - before;
  const start = performance.now();
  await stop(standby);
  await until('no server reads from the replica', () => cluster.isReplicaUsed(false));
  const unused = since(start);
  await setTimeout(Math.max(0, ms - (performance.now() - start)));
  const back = performance.now();
  await go(standby);
  await until('the replica is used again', () => cluster.isReplicaUsed(true), 180_000);
  return `read from ${reads} times in ${lull / 1000} s before; not used ${unused} after it began; used again ${since(back)} after it ended.`;
}

export const drills: readonly Drill[] = [
  { name: 'nothing happens', play: async () => undefined },
  {
    name: 'rolling restart',
    play: async ({ cluster }) => {
      for (const nth of [0, 1, 2]) {
        await cluster.program(`api${nth + 1}`).stop();
        cluster.startApi(nth);
        await until('the server is back', () => cluster.isReady(cluster.at.api[nth]));
        // The balancer looks once a second.
        await setTimeout(2_000);
      }
      return undefined;
    },
  },
  {
    name: 'kill -9 of a server',
    play: async (run) => {
      const { cluster } = run;
      const isLockedOut = await lockOut(run, 'servers@rentsafe.example');
      for (const nth of [1, 2]) {
        await cluster.program(`api${nth + 1}`).kill();
        await setTimeout(3_000);
        cluster.startApi(nth);
        await until('the server is back', () => cluster.isReady(cluster.at.api[nth]));
      }
      await isLockedOut();
      return 'two of three, one after the other; who had tried five wrong passwords was still locked out.';
    },
  },
  {
    name: 'kill -9 of the primary PostgreSQL',
    play: (run) =>
      failOver(
        run,
        (nth) => run.cluster.killPostgres(nth),
        () => undefined,
      ),
  },
  {
    name: "kill -9 of the primary's machine",
    play: (run) =>
      failOver(
        run,
        (nth) => run.cluster.killMachine(nth),
        (nth) => run.cluster.startPostgres(nth),
      ),
  },
  {
    name: 'a replica that lags a minute',
    play: (run) => {
      // Patroni would resume what is paused by SQL, and take settings back.
      const send = (signal: 'SIGSTOP' | 'SIGCONT') => async (standby: number) =>
        run.cluster.signalReplay(standby, signal);
      return withoutReplica(run, { stop: send('SIGSTOP'), go: send('SIGCONT'), ms: LAG_MS });
    },
  },
  {
    name: 'kill -9 of the replica',
    play: (run) =>
      withoutReplica(run, {
        stop: (standby) => run.cluster.killMachine(standby),
        go: async (standby) => run.cluster.startPostgres(standby),
        ms: 0,
      }),
  },
  {
    name: 'a clock that jumps an hour',
    play: async ({ cluster, lull }) => {
      const clock = cluster.jumpingClock();
      if (!clock) return 'not played: libfaketime is missing (apt-get install faketime).';
      await cluster.program('api3').stop();
      cluster.startApi(2, { env: clock.env });
      await until('the server is back', () => cluster.isReady(cluster.at.api[2]));
      await setTimeout(2_000);
      clock.jump(3_600);
      // Longer than an access token lasts.
      await setTimeout(Math.max(lull, 25_000));
      clock.jump(0);
      return 'of one server, forward, and back again half a minute later.';
    },
  },
  {
    name: '200 receipts at once',
    play: async ({ clerks, book, tally }) => {
      const start = performance.now();
      const told = tally.told;
      await Promise.all(
        Array.from({ length: AT_ONCE }, async (_, nth) => clerks[nth % clerks.length]?.receive(book)),
      );
      return `all ${AT_ONCE} were posted after ${since(start)}; ${tally.told - told} answers said to wait.`;
    },
  },
];
