import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';

const stories = /\.stories\.tsx$/;

/**
 * A file of stories takes over those of an archetype by `export * from '../testing/listStories'`. Storybook reads one file at
 * a time: it is given the names. A story of the file itself leads.
 */
function withNames(code: string, file: string): string {
  const own = new Set(exportsOf(code));
  return code.replace(/^export \* from '(.+)';$/gm, (_, path: string) => {
    const names = exportsOf(readFileSync(`${resolve(dirname(file), path)}.ts`, 'utf8'));
    return `export { ${names.filter((name) => !own.has(name)).join(', ')} } from '${path}';`;
  });
}

const exportsOf = (code: string) =>
  [...code.matchAll(/^export const ([A-Z]\w*)/gm)].map(([, name = '']) => name);

/** Indexes files of stories, those of their archetypes included. */
export const storyIndexer: Indexer = {
  test: stories,
  createIndex: async (fileName, options) =>
    loadCsf(withNames(readFileSync(fileName, 'utf8'), fileName), { ...options, fileName }).parse()
      .indexInputs,
};

/** Gives the same names to what Storybook's own plugins make of the file. */
export const archetypes = (): Plugin => ({
  name: 'rentsafe:archetypes',
  enforce: 'pre',
  transform: { filter: { id: stories }, handler: (code, id) => withNames(code, id) },
});
