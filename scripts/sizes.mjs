// The bytes of every published export, and of a first visit to each page of the app, beside its limit; fails where one is
// over it. `--raise` sets a limit 5 % above the present size where less than 3 % is to spare, which another path or another
// gzip may use up; it adds what is new, and removes what is gone.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { measure } from './measuredSizes.mjs';
import { root } from './pnpm.mjs';

const packages = ['format', 'domain', 'ui', 'app'];
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

const keyOf = ({ name }, packageName) => `.${name.slice(packageName.length)}`;
const isOf = ({ name }, packageName) =>
  name === packageName || ['/', ','].some((next) => name.startsWith(packageName + next));

/** The limits of a package, in kB: those that are tight are new, and each export has one. */
export const raiseLimits = (packageName, results) =>
  Object.fromEntries(
    results
      .filter((result) => isOf(result, packageName))
      .map((result) => [
        keyOf(result, packageName),
        isTight(result) ? Math.ceil((result.size * 1.05) / 100) / 10 : result.sizeLimit / 1000,
      ]),
  );

const fileOf = (name) => join(root, `packages/${name}/sizes.json`);

function raiseAll(results) {
  for (const name of packages) {
    writeFileSync(fileOf(name), `${JSON.stringify(raiseLimits(`@rentsafe/${name}`, results), null, 2)}\n`);
  }
}

/** Limits of what is no longer there. */
function limitsLeftOver(results) {
  const names = new Set(results.map(({ name }) => name));
  return packages.flatMap((name) =>
    Object.keys(JSON.parse(readFileSync(fileOf(name), 'utf8')))
      .map((key) => `@rentsafe/${name}${key.slice(1)}`)
      .filter((key) => !names.has(key)),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const results = await measure();
  for (const result of results) console.log(sizeLine(result));
  if (process.argv.includes('--raise')) raiseAll(results);
  else {
    const tight = results.filter((result) => isTight(result) && !isOver(result));
    if (tight.length > 0)
      console.warn(`\nLess than ${margin * 100} % to spare:\n${tight.map(sizeLine).join('\n')}`);
    const leftOver = limitsLeftOver(results).map((name) => `${name} has a limit, and is gone`);
    const wrong = [...results.filter(isOver).map(sizeLine), ...leftOver];
    if (wrong.length > 0) {
      console.error(`\nOver the limit: import less, or npm run size -- --raise\n${wrong.join('\n')}`);
      process.exitCode = 1;
    }
  }
}
