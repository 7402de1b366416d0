// Writes what follows from the folders of src: the table of calls, the exports of the whole package and the list of its
// subpaths. Each `index.ts` begins with a line that says what the folder holds. `npm run generate` runs it.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export const path = (file) => join(import.meta.dirname, '..', file);
const read = (file) => readFileSync(path(file), 'utf8');

/** Large lists, and what only tests use: nobody is to load them by importing the whole package. */
const apart = ['fixtures', 'password', 'phone', 'places'];

export const folders = () =>
  readdirSync(path('src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

function descriptionOf(folder) {
  const [, text] = /^\/\/ (.+)\.\n/.exec(read(`src/${folder}/index.ts`)) ?? [];
  if (!text)
    throw new Error(`src/${folder}/index.ts: its first line is to say what it holds: // Schemas, calls.`);
  return text;
}

function barrel() {
  const names = folders().filter((name) => !apart.includes(name));
  return names.map((name) => `export * from './${name}/index.ts';\n`).join('');
}

const callModules = () =>
  folders()
    .flatMap((name) => ['calls', 'steps'].map((file) => ({ name, file })))
    .filter(({ name, file }) => existsSync(path(`src/${name}/${file}.ts`)))
    .map(({ name, file }) => {
      const suffix = file.charAt(0).toUpperCase() + file.slice(1);
      return `export * as ${name}${suffix} from '../${name}/${file}.ts';\n`;
    })
    .join('');

function readme() {
  const rows = folders().map((name) => [`\`${name}\``, descriptionOf(name)]);
  const table = [['subpath', 'what it holds'], ['---', '---'], ...rows];
  const lines = table.map((row) => `| ${row.join(' | ')} |\n`).join('');
  return read('README.md').replace(/(?<=<!-- subpaths -->\n\n).*(?=\n<!-- \/subpaths -->)/s, lines);
}

/** What each generated file must hold. */
export const generatedFiles = () => ({
  'src/index.ts': barrel(),
  'src/contract/modules.ts': callModules(),
  'README.md': readme(),
});

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const [file, text] of Object.entries(generatedFiles())) writeFileSync(path(file), text);
}
