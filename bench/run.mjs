// `node bench/run.mjs table`, `app`, `api` or several of them: installs what is missing, builds, measures, writes the results.
import { parseArgs } from 'node:util';
import { install } from './support/install.mjs';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    only: { type: 'string' },
    'skip-build': { type: 'boolean', default: false },
    shots: { type: 'boolean', default: false },
    smoke: { type: 'boolean', default: false },
    database: { type: 'string' },
  },
});
const known = ['table', 'app', 'api'];
if (positionals.length === 0 || !positionals.every((name) => known.includes(name))) {
  console.error(
    'Usage: node bench/run.mjs table|app|api ... [--rounds 3] [--only floor,mui] [--skip-build] [--shots] ' +
      '[--smoke] [--database postgres://…]',
  );
  process.exit(1);
}

for (const name of positionals) {
  // The API is measured with programs of the system.
  if (name !== 'api') await install();
  const { run } = await import(`./${name}/run.mjs`);
  await run({
    rounds: values.rounds && Number(values.rounds),
    only: values.only?.split(','),
    skipBuild: values['skip-build'],
    shots: values.shots,
    smoke: values.smoke,
    database: values.database,
  });
}
