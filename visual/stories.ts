import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const storybookFolder = fileURLToPath(new URL('../storybook-static', import.meta.url));

const root = fileURLToPath(new URL('..', import.meta.url));

export interface Story {
  id: string;
  /** Path in the sidebar, e.g. `Components/Button`. */
  title: string;
  name: string;
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

const coloured = new Map<string, boolean>();

/** Whether its folder has styles that name a colour, or builds on the fields and charts of `internal`: what it shows in dark is its own. */
export function hasOwnColour({ importPath }: Story): boolean {
  const folder = join(root, dirname(importPath));
  const known = coloured.get(folder);
  if (known !== undefined) return known;
  const sources = readdirSync(folder).filter(
    (name) => /\.tsx?$/.test(name) && !/\.(test|stories)\./.test(name),
  );
  const isColoured = sources.some((name) => {
    const source = readFileSync(join(folder, name), 'utf8');
    return name.endsWith('.css.ts') ? /\bcolor\b/.test(source) : /\/internal\/(chart|fields)\//.test(source);
  });
  coloured.set(folder, isColoured);
  return isColoured;
}
