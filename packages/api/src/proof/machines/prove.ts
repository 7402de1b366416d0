// `npm run prove:machines`: two PostgreSQL under Patroni with etcd, pgbouncer, HAProxy and three servers of the API, as Debian has
// them, in one folder on the loopback address; 20 clerks work while servers are restarted and killed. `-- --seconds 5` for a shorter
// run, `--only primary,clock` for the drills with such words in their names, `--port 4700` for others than 4600 to 4661, `--keep` for the logs,
// `--write` to put the report into docs/scale.md.
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
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
    write: { type: 'boolean', default: false },
  },
});

const page = fileURLToPath(new URL('../../../../../docs/scale.md', import.meta.url));

/** What was printed, with its day and where it ran. */
function writeReport(report: string): void {
  const [begin, end] = ['<!-- machines: begin -->', '<!-- machines: end -->'];
  const cpus = os.cpus();
  const where = `${cpus.length} x ${cpus[0]?.model}, ${Math.round(os.totalmem() / 1024 ** 3)} GB`;
  const text = `${begin}\n${new Date().toISOString().slice(0, 10)}; ${where}; Node ${process.versions.node}.\n\n\`\`\`text\n${report}\n\`\`\`\n${end}`;
  const old = readFileSync(page, 'utf8');
  writeFileSync(page, old.slice(0, old.indexOf(begin)) + text + old.slice(old.indexOf(end) + end.length));
}

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
    for (const drill of drills)
      if (values.only.split(',').some((word) => drill.name.includes(word))) await run.play(drill);
    await run.close();
  } catch (error) {
    run.findings.push(String((error as Error).message ?? error));
  } finally {
    await cluster.end(values.keep);
    if (values.keep) console.log(`The logs are in ${cluster.folder}.`);
  }
  const { report, summary, findings } = run;
  console.log(`\n${report}`);
  if (values.write) writeReport(report);
  conclude('machines', { holds: findings.length === 0, summary, report });
}

try {
  await prove();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
