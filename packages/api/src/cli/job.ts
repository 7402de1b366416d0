import { readConfig } from '../config.ts';
import { jobs } from '../jobs/registry.ts';
import { OperatorError } from '../operatorError.ts';
import { runCommand } from './runCommand.ts';

function readJob() {
  const [, , name] = process.argv;
  const job = jobs.find((candidate) => candidate.name === name);
  if (job) return job;
  throw new OperatorError(`Usage: npm run api:job -- <${jobs.map((known) => known.name).join(' | ')}>`);
}

// Runs a job now. With the embedded database the server must not be running.
await runCommand(readJob, async ({ db }, job) => {
  console.log(await job.run({ db, config: readConfig(), now: new Date() }));
});
