import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { loggable } from '../http/errors.ts';
import { jobs } from './registry.ts';
import { startRunner } from './runner.ts';

/** Runs the jobs from when the server listens until it closes; requests do not wait for their start. */
export function startJobs(app: FastifyInstance, database: Database): void {
  const { config, byteStores } = app;
  const { jobDb: db } = database;
  const onError = (error: unknown) => app.log.error(loggable(error as Error), 'jobs failed');
  let starting: Promise<void> | undefined;
  app.addHook('onListen', async () => {
    starting = startRunner({
      ...{ database, jobs, onError },
      run: async (job) =>
        app.log.info({ job: job.name }, await job.run({ db, config, byteStores, now: app.now(), onError })),
    })
      .then(async (runner) => {
        app.jobRunner = runner;
        for (const { name } of jobs) await runner.wake(name);
      })
      .catch(onError);
  });
  app.addHook('onClose', async () => {
    await starting;
    await app.jobRunner?.stop();
  });
}
