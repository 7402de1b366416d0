// The bytes of every published export beside its limit; fails where one is over it. `--raise` sets a limit 5 % above the
// present size where less than 3 % is to spare, which another path or another gzip may use up.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { measure } from './measuredSizes.mjs';
import { root } from './pnpm.mjs';

const margin = 0.03;
const bytes = (size) => `${size.toLocaleString('en-GB')} B`;

/** One line for each export: how far it is from its limit. */
export const sizeLine = ({ name, size, sizeLimit }) => {
  const spare = sizeLimit - size;
  const difference = spare < 0 ? `${bytes(-spare)} over` : `${bytes(spare)} to spare`;
  return `${name} is ${bytes(size)} of ${bytes(sizeLimit)}: ${difference}`;
};

export const isOver = ({ size, sizeLimit }) => size > sizeLimit;

export const isTight = ({ size, sizeLimit }) => size > sizeLimit * (1 - margin);

/** The limits of a package, in kB, where exports that are tight get a new one. */
export function raiseLimits(limits, packageName, results) {
  const tight = results.filter((result) => isTight(result) && result.name.startsWith(packageName));
  const changes = tight.map(({ name, size }) => [
    `.${name.slice(packageName.length)}`,
    Math.ceil((size * 1.05) / 100) / 10,
  ]);
  return { ...limits, ...Object.fromEntries(changes) };
}

function raiseAll(results) {
  for (const name of ['domain', 'ui']) {
    const file = join(root, `packages/${name}/sizes.json`);
    const limits = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, `${JSON.stringify(raiseLimits(limits, `@rentsafe/${name}`, results), null, 2)}\n`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const results = await measure();
  for (const result of results) console.log(sizeLine(result));
  if (process.argv.includes('--raise')) raiseAll(results);
  else {
    const tight = results.filter((result) => isTight(result) && !isOver(result));
    if (tight.length > 0)
      console.warn(`\nLess than ${margin * 100} % to spare:\n${tight.map(sizeLine).join('\n')}`);
    const over = results.filter(isOver);
    if (over.length > 0) {
      console.error(
        `\nOver the limit: import less, or npm run size -- --raise\n${over.map(sizeLine).join('\n')}`,
      );
      process.exitCode = 1;
    }
  }
}
