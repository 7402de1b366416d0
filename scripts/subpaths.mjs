// What follows from the folders of a package with a subpath for each: the exports of the whole package, and the list of its
// subpaths in the README. Each `index.ts` begins with a line that says what the folder holds.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const foldersOf = (packageRoot) =>
  readdirSync(join(packageRoot, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

function descriptionOf(packageRoot, folder) {
  const file = join(packageRoot, 'src', folder, 'index.ts');
  const [, text] = /^\/\/ (.+)\.\n/.exec(readFileSync(file, 'utf8')) ?? [];
  if (!text) throw new Error(`${file}: its first line is to say what it holds: // Schemas, calls.`);
  return text;
}

const barrelOf = (folders) => folders.map((name) => `export * from './${name}/index.ts';\n`).join('');

function readmeOf(packageRoot) {
  const rows = foldersOf(packageRoot).map((name) => [`\`${name}\``, descriptionOf(packageRoot, name)]);
  const table = [['subpath', 'what it holds'], ['---', '---'], ...rows];
  const lines = table.map((row) => `| ${row.join(' | ')} |\n`).join('');
  const readme = readFileSync(join(packageRoot, 'README.md'), 'utf8');
  return readme.replace(/(?<=<!-- subpaths -->\n\n).*(?=\n<!-- \/subpaths -->)/s, lines);
}

/** What each generated file must hold. Folders that are `apart` are loaded by their subpath alone. */
export const subpathFiles = (packageRoot, apart = []) => ({
  'src/index.ts': barrelOf(foldersOf(packageRoot).filter((name) => !apart.includes(name))),
  'README.md': readmeOf(packageRoot),
});

export function writeFiles(packageRoot, files) {
  for (const [file, text] of Object.entries(files)) writeFileSync(join(packageRoot, file), text);
}
