// `node bench/run.mjs table` or `app`: installs what is missing, builds, measures, writes the results.
import { parseArgs } from 'node:util';
import { install } from './support/install.mjs';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    only: { type: 'string' },
    'skip-build': { type: 'boolean', default: false },
    shots: { type: 'boolean', default: false },
  },
});
const [name] = positionals;
if (name !== 'table' && name !== 'app') {
  console.error(
    'Usage: node bench/run.mjs table|app [--rounds 3] [--only floor,mui] [--skip-build] [--shots]',
  );
  process.exit(1);
}

install();
const { run } = await import(`./${name}/run.mjs`);
await run({
  rounds: values.rounds && Number(values.rounds),
  only: values.only?.split(','),
  skipBuild: values['skip-build'],
  shots: values.shots,
});
