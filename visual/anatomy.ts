import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AnatomyPart, readSpec } from '../.storybook/docs/guidance.ts';
import type { Story } from './stories.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The parts that the docs page of a component numbers in this story of it. */
export function partsIn(story: Story, first: Story | undefined): readonly AnatomyPart[] {
  const folder = dirname(story.importPath);
  const spec = join(root, folder, `${basename(folder)}.md`);
  if (!folder.includes('packages/ui/') || !existsSync(spec)) return [];
  const { anatomy } = readSpec(readFileSync(spec, 'utf8'));
  const isDrawn = anatomy.story ? anatomy.story === story.exportName : story === first;
  return isDrawn ? anatomy.parts.filter(({ where }) => !where) : [];
}
