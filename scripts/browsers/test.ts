import { test as base } from '@playwright/test';
import { openFirefox } from './firefox.ts';
import type { OtherBrowser } from './OtherBrowser.ts';
import { openWebKit } from './webkit.ts';

/** A test in the browser of its project, which all of them share. */
export const test = base.extend<object, { other: OtherBrowser }>({
  other: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that no other fixture is needed
    async ({}, provide, { project }) => {
      const other = await (project.name === 'webkit' ? openWebKit() : openFirefox());
      console.log(other.version);
      await provide(other);
      await other.close();
    },
    { scope: 'worker' },
  ],
});
