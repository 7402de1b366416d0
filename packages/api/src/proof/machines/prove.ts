// `npm run prove:machines`: two PostgreSQL under Patroni with etcd, pgbouncer, HAProxy and three servers of the API, as Debian has
// them, in one folder on the loopback address; 20 clerks work while servers are restarted and killed. `-- --seconds 5` for a shorter
// run, `--only primary` for the drills with that word in their name, `--port 4700` for others than 4600 to 4661, `--keep` for the logs.
import { parseArgs } from 'node:util';
import { conclude } from '../../../../../scripts/conclude.mjs';
import { buildApi } from '../../../../../scripts/prepare.mjs';
import { Cluster } from './cluster.ts';
import { drills } from './drills.ts';
import { findPrograms } from './programs.ts';
import { Run } from './run.ts';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    seconds: { type: 'string', default: '15' },
    only: { type: 'string', default: '' },
    port: { type: 'string', default: '4600' },
    keep: { type: 'boolean', default: false },
  },
});

async function prove(): Promise<void> {
  const programs = findPrograms();
  await buildApi();
  const cluster = new Cluster(programs, Number(values.port));
  const isStopped = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => isStopped.abort(new Error('Stopped by a signal.')));
  const run = new Run(cluster, programs, Number(values.seconds) * 1000, isStopped.signal);
  try {
    await run.open();
    for (const drill of drills) if (drill.name.includes(values.only)) await run.play(drill);
    await run.close();
  } catch (error) {
    run.findings.push(String((error as Error).message ?? error));
  } finally {
    await cluster.end(values.keep);
    if (values.keep) console.log(`The logs are in ${cluster.folder}.`);
  }
  const { report, summary, findings } = run;
  console.log(`\n${report}`);
  conclude('machines', { holds: findings.length === 0, summary, report });
}

try {
  await prove();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
