import { sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { type Database, rows } from '../db/database.ts';
import { onBothDatabases, openEmptyDatabase } from '../testing/databases.ts';
import type { Job } from './job.ts';
import { type JobRunner, startRunner } from './runner.ts';

const night = { cron: '30 1 * * *', run: async () => '' };
const job: Job = { name: 'test-job', ...night };

onBothDatabases((kind) => {
  const runners: JobRunner[] = [];
  let database: Database;
  const start = async (run: (job: Job) => Promise<void>, jobs: readonly Job[] = [job]) => {
    const errors: unknown[] = [];
    const runner = await startRunner({ database, jobs, run, onError: (error) => errors.push(error) });
    runners.push(runner);
    return { runner, errors };
  };
  afterEach(async () => {
    for (const runner of runners.splice(0)) await runner.stop();
    await database.close();
  });

  it('schedules in Zimbabwe’s time, and forgets the jobs of a former version', async () => {
    database = await openEmptyDatabase(kind);
    await start(async () => undefined, [{ name: 'former-job', ...night }]);
    await start(async () => undefined);
    expect(await rows(database.db, sql`SELECT name, cron, timezone FROM pgboss.schedule`)).toEqual([
      { name: 'test-job', cron: '30 1 * * *', timezone: 'Africa/Harare' },
    ]);
  });

  it('runs one job in one of two processes, however often it is woken while it waits', async () => {
    database = await openEmptyDatabase(kind);
    const ran: string[] = [];
    let finish = () => {};
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const first = await start(async ({ name }) => {
      ran.push(name);
      await held;
    });
    await first.runner.wake(job.name);
    await expect.poll(() => ran).toEqual(['test-job']);
    const second = await start(async ({ name }) => void ran.push(name));
    await Promise.all([second.runner.wake(job.name), second.runner.wake(job.name)]);
    finish();
    await expect
      .poll(() => rows(database.db, sql`SELECT count(*)::int AS n FROM pgboss.job WHERE name = 'test-job'`))
      .toEqual([{ n: 2 }]);
    expect([...first.errors, ...second.errors]).toEqual([]);
  });

  it('a script that fails ends its transaction before anyone else has a turn', async () => {
    database = await openEmptyDatabase(kind);
    const failing = database.query('BEGIN; SELECT 1 / 0; COMMIT');
    const next = rows(database.db, sql`SELECT 1 AS n`);
    await expect(failing).rejects.toThrow();
    expect(await next).toEqual([{ n: 1 }]);
  });

  it('a failing job is reported, leaves the database usable, and is tried again', async () => {
    database = await openEmptyDatabase(kind);
    const { runner, errors } = await start(async () => {
      throw new Error('no');
    });
    await runner.wake(job.name);
    await expect
      .poll(() => rows(database.db, sql`SELECT state::text FROM pgboss.job WHERE name = 'test-job'`))
      .toEqual([{ state: 'retry' }]);
    expect(errors).toEqual([new Error('no')]);
  });
});
