import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/database.ts';
import type { Work } from '../comparison.ts';

/** Linux counts the time of processes that have ended in ticks of so many milliseconds. */
const TICK = 10;

/** What PostgreSQL does when it likes. */
const ITS_OWN = /autovacuum|checkpointer|writer|launcher/;

/** The fields of a process after its name: the first is its state. */
const statOf = (pid: number | string) =>
  (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '').split(' ');

/**
 * Milliseconds of processor that this process and its PostgreSQL on the same machine take for some work, on the average of some
 * rounds: whatever else the machine does. Only on Linux.
 */
export async function processorOf(db: Db): Promise<(work: Work, rounds: number) => Promise<number>> {
  const [own] = await rows<{ pid: number }>(db, sql`SELECT pg_backend_pid() AS pid`);
  const server = Number(statOf(own?.pid ?? 0)[1]);
  const ofChild = (pid: string) => {
    try {
      return Number(statOf(pid)[1]) === server && !ITS_OWN.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
        ? Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
        : 0;
    } catch {
      // It has ended meanwhile.
      return 0;
    }
  };
  const taken = () => {
    const ended = statOf(server).slice(13, 15).map(Number);
    const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return children.reduce((sum, pid) => sum + ofChild(pid), 0) + ended.reduce((a, b) => a + b, 0) * TICK;
  };
  return async (work, rounds) => {
    const before = taken();
    // Not what looking through the processes takes.
    const own = process.cpuUsage();
    for (let round = 0; round < rounds; round += 1) await work();
    const { user, system } = process.cpuUsage(own);
    return (taken() - before + (user + system) / 1_000) / rounds;
  };
}
