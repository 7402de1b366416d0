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

/** Every story, a list for each component or screen. */
export function storiesByTitle(): Map<string, Story[]> {
  const { entries }: Index = JSON.parse(readFileSync(`${storybookFolder}/index.json`, 'utf8'));
  const groups = new Map<string, Story[]>();
  for (const entry of Object.values(entries)) {
    if (entry.type !== 'story') continue;
    groups.set(entry.title, [...(groups.get(entry.title) ?? []), entry]);
  }
  return groups;
}
