import { expect } from '@playwright/test';
import type { Shown } from '../../visual/prepareFrame.ts';
import { type Story, storiesByTitle } from '../../visual/stories.ts';
import type { Size } from './OtherBrowser.ts';
import { test } from './test.ts';

const usual: Size = { width: 1280, height: 800 };

/** Of a component of ui: those that do something. */
const isPlayed = ({ importPath, tags }: Story) =>
  importPath.includes('packages/ui/') && tags.includes('play-fn');

for (const [title, all] of storiesByTitle()) {
  const stories = all.filter(isPlayed);
  if (stories.length === 0) continue;
  test.describe(title, () => {
    // Each title begins with a frame in which nothing of the last one is left.
    let isOpen = false;
    for (const { id, name } of stories)
      test(name, async ({ other }) => {
        if (!isOpen) await other.goto(`${process.env.STORYBOOK_URL}/iframe.html?viewMode=story`);
        isOpen = true;
        await expect
          .poll(() => other.run('Boolean(window.__STORYBOOK_PREVIEW__?.storyStoreValue)'))
          .toBe(true);
        const { [id]: own } = await other.run<Record<string, Size>>(`viewportsOf(['${id}'])`);
        await other.resize(own ?? usual);
        const { problems } = await other.run<Shown>(`showStory('${id}', false, [])`);
        // What cannot be found is followed by the whole page.
        expect(
          problems.map((problem) => problem.slice(0, 300)),
          'plays, and axe finds nothing',
        ).toEqual([]);
      });
  });
}
