// What an application sees of the types: every subpath, under every strict option, with the libraries' own declarations
// checked (no `skipLibCheck`), resolved as bundlers and as Node resolve.
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { entryPoints, path } from './generate.mjs';

/** A package with a subpath for each folder. */
async function foldersOf(modules, name) {
  const folders = await readdir(join(modules, name, 'dist'), { withFileTypes: true });
  return [name, ...folders.filter((entry) => entry.isDirectory()).map((folder) => `${name}/${folder.name}`)];
}

async function everySubpath(modules) {
  const sheets = (await readdir(join(modules, 'ui/dist'))).filter((file) => file.endsWith('.css'));
  const ui = Object.keys(entryPoints()).map((name) => (name === 'index' ? 'ui' : `ui/${name}`));
  return [
    ...sheets.map((sheet) => `import '@rentsafe/ui/${sheet}';`),
    ...[...(await foldersOf(modules, 'format')), ...(await foldersOf(modules, 'domain')), ...ui].map(
      (name, index) => `export * as m${index} from '@rentsafe/${name}';`,
    ),
  ].join('\n');
}

const compiler = path('../../node_modules/typescript-native/bin/tsc');

export const compile = (run, root, project) =>
  run(process.execPath, [compiler, '--noEmit', '--project', project], root);

/** Compiles `root`, an application with a strict tsconfig.json, beside a file that imports every subpath. */
export async function proveTypes(run, app, root) {
  await writeFile(join(root, 'subpaths.ts'), await everySubpath(join(app, 'node_modules/@rentsafe')));
  for (const project of ['tsconfig.json', 'tsconfig.node.json']) await compile(run, root, project);
}
