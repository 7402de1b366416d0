import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const storybookFolder = fileURLToPath(new URL('../storybook-static', import.meta.url));

const root = fileURLToPath(new URL('..', import.meta.url));

export interface Story {
  id: string;
  /** Path in the sidebar, e.g. `Components/Button`. */
  title: string;
  name: string;
  /** As its file exports it. */
  exportName: string;
  /** Its file, from the root. */
  importPath: string;
  tags: string[];
}

interface Index {
  entries: Record<string, Story & { type: 'story' | 'docs' }>;
}

/**
 * The stories, a list for each component or screen. What all screens of an archetype show alike is there once: of the first that takes
 * it over.
 */
export function storiesByTitle(): Map<string, Story[]> {
  const { entries }: Index = JSON.parse(readFileSync(`${storybookFolder}/index.json`, 'utf8'));
  const groups = new Map<string, Story[]>();
  const alike = new Set<string>();
  for (const entry of Object.values(entries)) {
    if (entry.type !== 'story') continue;
    const archetype = entry.tags.find((tag) => tag.endsWith('StoriesAlike'));
    if (archetype) {
      const name = `${archetype}: ${entry.name}`;
      if (alike.has(name)) continue;
      alike.add(name);
    }
    groups.set(entry.title, [...(groups.get(entry.title) ?? []), entry]);
  }
  return groups;
}

const isOwn = (folder: string, file: string) =>
  dirname(file) === folder || file.includes('/ui/src/internal/');

/** The files of a folder's own, and what they import of the parts that components share. */
function ownFiles(folder: string): Set<string> {
  const files = new Set(
    readdirSync(folder)
      .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\./.test(name))
      .map((name) => join(folder, name)),
  );
  for (const file of files)
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)) {
      const imported = ['.ts', '.tsx'].map((ending) => join(dirname(file), path + ending)).find(existsSync);
      if (imported && isOwn(folder, imported)) files.add(imported);
    }
  return files;
}

const coloured = new Map<string, boolean>();

/** Whether a style names a colour that is beside the story, or among the parts that components share and it is made of. */
export function hasOwnColour({ importPath }: Story): boolean {
  const folder = join(root, dirname(importPath));
  const known = coloured.get(folder);
  if (known !== undefined) return known;
  const styles = [...ownFiles(folder)].filter((file) => file.endsWith('.css.ts'));
  const isColoured = styles.some((file) => /\bcolor\b/.test(readFileSync(file, 'utf8')));
  coloured.set(folder, isColoured);
  return isColoured;
}
