// What a page is written of: its file and those of the example that it imports, and their lines.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const resolved = (from, name) =>
  ['.tsx', '.ts'].map((end) => join(dirname(from), name) + end).find((file) => existsSync(file));

const importsOf = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, name]) => resolved(file, name));

/** The file, and what it imports by a relative path, in turn. */
export function filesOf(file, found = new Set()) {
  if (!file || found.has(file)) return found;
  found.add(file);
  for (const imported of importsOf(file)) filesOf(imported, found);
  return found;
}

/** The packages that these files import. */
export const packagesOf = (files) =>
  new Set(
    [...files].flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^(?:\} |import .*)from '([^.'][^']*)'/gm)].map(
        ([, name]) => name,
      ),
    ),
  );

const isCode = (line) => line !== '' && !/^(\/\/|\/\*|\*|\{\/\*)/.test(line);

/** Lines that are neither empty nor a comment. */
export const linesOf = (files) =>
  [...files].reduce(
    (sum, file) =>
      sum +
      readFileSync(file, 'utf8')
        .split('\n')
        .map((line) => line.trim())
        .filter(isCode).length,
    0,
  );
