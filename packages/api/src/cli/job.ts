import { readConfig } from '../config.ts';
import { storesOf } from '../file/stores.ts';
import { loggable } from '../http/errors.ts';
import { jobs } from '../jobs/registry.ts';
import { recogniseInstallation } from '../message/hold.ts';
import { OperatorError } from '../operatorError.ts';
import { runCommand } from './runCommand.ts';

function readJob() {
  const [, , name] = process.argv;
  const job = jobs.find((candidate) => candidate.name === name);
  if (job) return job;
  throw new OperatorError(`Usage: npm run api:job -- <${jobs.map((known) => known.name).join(' | ')}>`);
}

// Runs a job now. With the embedded database the server must not be running.
await runCommand(readJob, async (database, job) => {
  const [config, now] = [readConfig(), new Date()];
  await recogniseInstallation(database, config, now);
  const onError = (error: unknown) => console.error(JSON.stringify(loggable(error)));
  const byteStores = storesOf(config, database);
  console.log(await job.run({ db: database.db, config, byteStores, now, onError }));
});
