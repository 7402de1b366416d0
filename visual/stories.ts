import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const storybookFolder = fileURLToPath(new URL('../storybook-static', import.meta.url));

export interface Story {
  id: string;
  /** Path in the sidebar, e.g. `Components/Button`. */
  title: string;
  name: string;
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
