import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';

const stories = /\.stories\.tsx$/;

const takenOver = /^export \* from '(.+)';$/gm;

/** The names of the stories of an archetype. */
const namesOf = (path: string, file: string) =>
  exportsOf(readFileSync(`${resolve(dirname(file), path)}.ts`, 'utf8'));

/**
 * A file of stories takes over those of an archetype by `export * from '../testing/listStories'`. Storybook reads one file at
 * a time: it is given the names. A story of the file itself leads.
 */
function withNames(code: string, file: string): string {
  const own = new Set(exportsOf(code));
  return code.replace(takenOver, (_, path: string) => {
    const names = namesOf(path, file).filter((name) => !own.has(name));
    return `export { ${names.join(', ')} } from '${path}';`;
  });
}

/** By name of a story that all screens of an archetype show alike: where it is taken over from, which becomes its tag. */
function alikeIn(code: string, file: string): Map<string, string> {
  const paths = [...code.matchAll(takenOver)].map(([, path = '']) => path);
  return new Map(
    paths
      .filter((path) => path.endsWith('StoriesAlike'))
      .flatMap((path) => namesOf(path, file).map((name) => [name, basename(path)] as const)),
  );
}

const exportsOf = (code: string) =>
  [...code.matchAll(/^export const ([A-Z]\w*)/gm)].map(([, name = '']) => name);

/** Indexes files of stories, those of their archetypes included. */
export const storyIndexer: Indexer = {
  test: stories,
  createIndex: async (fileName, options) => {
    const code = readFileSync(fileName, 'utf8');
    const alike = alikeIn(code, fileName);
    const { indexInputs } = loadCsf(withNames(code, fileName), { ...options, fileName }).parse();
    return indexInputs.map((input) => {
      const archetype = alike.get(input.exportName);
      return archetype ? { ...input, tags: [...(input.tags ?? []), archetype] } : input;
    });
  },
};

/** Gives the same names to what Storybook's own plugins make of the file. */
export const archetypes = (): Plugin => ({
  name: 'rentsafe:archetypes',
  enforce: 'pre',
  transform: { filter: { id: stories }, handler: (code, id) => withNames(code, id) },
});
