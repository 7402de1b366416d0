import { BUSINESS_TIME_ZONE } from '@rentsafe/domain/date';
import PgBoss from 'pg-boss';
import type { Database } from '../db/database.ts';
import { withDeadline } from '../deadline.ts';
import type { Job } from './job.ts';
import { patientQueries } from './patientQueries.ts';

/** How often a queue is read, in seconds. The embedded database has one connection, which requests need. */
const POLLING = { pglite: 20, postgres: 5 } as const;
/** How often due times are looked for: at least once a minute, or one would be missed. */
const CRON_SECONDS = 30;
/** How long a stopping process waits for a job; otherwise it is run again. */
const STOP_MS = 5_000;

interface RunnerOptions {
  database: Pick<Database, 'query' | 'kind'>;
  jobs: readonly Job[];
  run: (job: Job) => Promise<void>;
  onError: (error: unknown) => void;
}

export interface JobRunner {
  /** Runs a job soon, in one of the processes. While one waits already, that one serves. */
  wake(name: string): Promise<void>;
  stop(): Promise<void>;
}

/** Jobs that a former version had would fill queues that nobody reads. */
async function unscheduleOthers(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const names = new Set(jobs.map(({ name }) => name));
  for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name);
}

/**
 * Runs jobs by the clock until it is stopped. Several processes share the queues of one database: a due job runs in one of them. A
 * job whose process was killed runs again after a quarter of an hour.
 */
export async function startRunner({ database, jobs, run, onError }: RunnerOptions): Promise<JobRunner> {
  const { kind } = database;
  const queries = patientQueries(database.query, onError);
  const boss = new PgBoss({
    db: { executeSql: queries.query },
    cronMonitorIntervalSeconds: CRON_SECONDS,
    cronWorkerIntervalSeconds: POLLING[kind],
  });
  boss.on('error', onError);
  await boss.start();
  await unscheduleOthers(boss, jobs);
  const workers = new Map<string, string>();
  for (const job of jobs) {
    const { name } = job;
    // At most one waits and one runs, in all processes.
    await boss.createQueue(name, { name, policy: 'stately', retryLimit: 2, retryDelay: 60 });
    await boss.schedule(name, job.cron, {}, { tz: BUSINESS_TIME_ZONE });
    // pg-boss stores why a job failed, and shows it nowhere.
    const runShown = () =>
      run(job).catch((error: unknown) => {
        onError(error);
        throw error;
      });
    workers.set(name, await boss.work(name, { pollingIntervalSeconds: POLLING[kind] }, runShown));
  }
  return {
    wake: async (name) => {
      await boss.send(name, {});
      boss.notifyWorker(workers.get(name) ?? '');
    },
    stop: () =>
      withDeadline(
        STOP_MS + 1_000,
        boss.stop({ graceful: true, timeout: STOP_MS }).then(() => queries.stop()),
      ),
  };
}
