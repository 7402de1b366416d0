// Writes what follows from the folders of src: the table of calls, the exports of the whole package and the list of its
// subpaths. `npm run generate` runs it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { foldersOf, subpathFiles, writeFiles } from '../../../scripts/subpaths.mjs';

const root = join(import.meta.dirname, '..');

/** Large lists, and what only tests use: nobody is to load them by importing the whole package. */
const apart = ['fixtures', 'password', 'phone', 'places'];

export const folders = () => foldersOf(root);

const callModules = () =>
  folders()
    .flatMap((name) => ['calls', 'steps'].map((file) => ({ name, file })))
    .filter(({ name, file }) => existsSync(join(root, `src/${name}/${file}.ts`)))
    .map(({ name, file }) => {
      const suffix = file.charAt(0).toUpperCase() + file.slice(1);
      return `export * as ${name}${suffix} from '../${name}/${file}.ts';\n`;
    })
    .join('');

/** What each generated file must hold. */
export const generatedFiles = () => ({
  ...subpathFiles(root, apart),
  'src/contract/modules.ts': callModules(),
});

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  writeFiles(root, generatedFiles());
