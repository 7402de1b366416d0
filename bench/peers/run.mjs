// `npm run compare:peers`: looks up what bench/peers/needs.mjs names in the installed libraries, and writes docs/peers.md.
import { existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bench, install } from '../support/install.mjs';
import { libraries } from './libraries.mjs';
import { needs } from './needs.mjs';

const own = join(bench, '../packages/ui/dist');

function* declarations(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory() && entry.name !== 'node_modules') yield* declarations(join(folder, entry.name));
    else if (/\.d\.[cm]?ts$/.test(entry.name)) yield join(folder, entry.name);
  }
}

/** Every name in the declarations of a package. */
function namesOf(name) {
  const folder =
    name === '@rentsafe/ui' ? join(own, 'types') : realpathSync(join(bench, 'node_modules', name));
  const found = new Set();
  for (const file of declarations(folder))
    for (const [word] of readFileSync(file, 'utf8').matchAll(/[A-Za-z_]\w+/g)) found.add(word);
  return found;
}

/** Of ours a word is not enough: what is exported, or has a subpath of its own. */
const exported = new Set([
  ...[...readFileSync(join(own, '../src/__snapshots__/api.txt'), 'utf8').matchAll(/^ {2}(\w+)/gm)].map(
    ([, name]) => name,
  ),
  ...readdirSync(own).map((file) => file.split('.')[0]),
]);

const versionOf = (name) =>
  JSON.parse(readFileSync(join(bench, 'node_modules', name, 'package.json'), 'utf8')).version;

/** `Table.sorter` is there where both words are; what is in brackets is not looked up. */
const wordsOf = (cell) => (cell === 'no' ? [] : (cell.replace(/\(.*\)/, '').match(/\w+/g) ?? []));

const shown = (cell) =>
  cell.replace(/^[^(]+/, (names) =>
    names === 'no'
      ? 'no'
      : names
          .trim()
          .split(', ')
          .map((name) => `\`${name}\``)
          .join(', ') + (cell.includes('(') ? ' ' : ''),
  );

if (!existsSync(join(bench, 'node_modules'))) await install();
if (!existsSync(own)) throw new Error('Build the packages first: npm run build:packages');
const wrong = [];
const names = Object.fromEntries(
  libraries.map(({ id, packages }) => [id, new Set(packages.flatMap((name) => [...namesOf(name)]))]),
);
const counts = Object.fromEntries(libraries.map(({ id }) => [id, 0]));

function cellOf(id, cell, need) {
  const isThere = (word) =>
    names[id].has(word) && (id !== 'ours' || exported.has(word) || cell.includes(`.${word}`));
  const missing = wordsOf(cell).filter((word) => !isThere(word));
  if (missing.length > 0 && id !== 'ours') wrong.push(`${id}: ${need}: ${missing.join(', ')}`);
  if (cell === 'no' || missing.length > 0) return '**no**';
  counts[id] += 1;
  return shown(cell);
}

const line = (cells) => `| ${cells.join(' | ')} |`;
const sections = Object.entries(needs).map(([title, rows]) =>
  [
    line([`**${title}**`, ...libraries.map(() => '')]),
    ...rows.map(({ need, cells }) => line([need, ...libraries.map(({ id }) => cellOf(id, cells[id], need))])),
  ].join('\n'),
);
if (wrong.length > 0) throw new Error(`These names are not there:\n${wrong.join('\n')}`);

const total = Object.values(needs).flat().length;
const versions = libraries.map(({ label, packages }) => `${label} ${versionOf(packages[0])}`).join(', ');
writeFileSync(
  join(bench, '../docs/peers.md'),
  `# Peers

What staff software needs, and what of each library answers it. \`npm run compare:peers\` wrote this page: it looked every name up in the
declarations of the installed packages (${versions}). What is in brackets was not looked up: a package of
its own, a paid edition, or what is missing. \`Table.sorter\` is a prop. Chosen by us, for our field: other fields need other rows.

${line(['', ...libraries.map(({ label }) => label)])}
${line(['---', ...libraries.map(() => '---')])}
${sections.join('\n')}
${line([`of ${total}`, ...libraries.map(({ id }) => counts[id])])}
`,
);
console.log(`Written to docs/peers.md: ${counts.ours} of ${total} are ours.`);
