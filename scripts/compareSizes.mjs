// `npm run compare:sizes`: which exports of ui cost more or less than at version 1.0.0: writes the section of docs/benchmarks.md.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { table, writeSection } from '../bench/support/report.mjs';
import { root } from './pnpm.mjs';

/** The last day of 1.0.0. */
const before = '49b18006';
const file = 'packages/ui/sizes.json';

const old = JSON.parse(execFileSync('git', ['show', `${before}:${file}`], { cwd: root, encoding: 'utf8' }));
const now = JSON.parse(readFileSync(join(root, file), 'utf8'));

/** In kB; the limit of an export is at most 5 % above its size. */
const least = 2;
const hasChanged = (key) => Math.abs((now[key] ?? 0) - (old[key] ?? 0)) >= least;

const text = (size) => (size === undefined ? '–' : size.toFixed(1));
const nameOf = (key) => (key.startsWith('./') ? key.slice(2) : `all${key.slice(1)}`);
const cells = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  .filter(hasChanged)
  .sort((a, b) => nameOf(a).localeCompare(nameOf(b), 'en'))
  .map((key) => [nameOf(key), text(old[key]), text(now[key])]);

const columns = 4;
const height = Math.ceil(cells.length / columns);
const rows = Array.from({ length: height }, (_, row) =>
  Array.from({ length: columns }, (_, column) => cells[column * height + row] ?? ['', '', '']).flat(),
);

writeSection(
  'sizes',
  `## Bytes of each export

\`npm run compare:sizes\`: the limit of an export of \`@rentsafe/ui\` in kB gzip, which is at most 5 % above its size, at 1.0.0 and now, where it
changed by ${least} kB or more; \`packages/ui/sizes.json\` and the docs page of each component have all. "Later" is what loads once it is used, such as
a calendar; until 2.0.0 it was part of the first figure. Rental parts have moved to \`rent\`, lists and forms came from the app.

${table(Array.from({ length: columns }, () => ['export', '1.0.0', 'now']).flat(), rows)}`,
);
console.log('Written to docs/benchmarks.md.');
