import { setTimeout } from 'node:timers/promises';
import { until } from './machine.ts';
import type { Drill, Run } from './run.ts';

const since = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/** The other becomes the primary, the old one comes back, and both are as before. */
async function failOver(
  { cluster }: Run,
  kill: (nth: number) => Promise<void> | void,
  comesBack: (nth: number) => void,
) {
  await until('there is a synchronous standby', () => cluster.hasSyncStandby(), 120_000);
  const old = await cluster.primary();
  const start = performance.now();
  await kill(old);
  await until('the other PostgreSQL is the primary', () => cluster.isPrimary(1 - old), 90_000);
  const promoted = since(start);
  comesBack(old);
  await until('the old primary is a synchronous standby', () => cluster.hasSyncStandby(), 180_000);
  return `pg${2 - old} was the primary after ${promoted}, pg${old + 1} a synchronous standby after ${since(start)}`;
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
    play: async ({ cluster }) => {
      for (const nth of [1, 2]) {
        await cluster.program(`api${nth + 1}`).kill();
        await setTimeout(3_000);
        cluster.startApi(nth);
        await until('the server is back', () => cluster.isReady(cluster.at.api[nth]));
      }
      return undefined;
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
];
