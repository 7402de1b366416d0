// Writes the exports of the whole package and the list of its subpaths. `npm run generate` runs it.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { subpathFiles, writeFiles } from '../../../scripts/subpaths.mjs';

const root = join(import.meta.dirname, '..');

/** What each generated file must hold. */
export const generatedFiles = () => subpathFiles(root);

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  writeFiles(root, generatedFiles());
