import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from './test.ts';

interface Profile {
  /** Folder of the browser's profile; everything is on disk once the context is closed. */
  profile: string;
}

/** Like `test`, in a browser with its own profile on disk. */
export const test = base.extend<Profile>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of fixtures from a pattern
  profile: async ({}, provide) => {
    const profile = await mkdtemp(join(tmpdir(), 'rentsafe-profile-'));
    await provide(profile);
    await rm(profile, { recursive: true, force: true });
  },
  context: async ({ playwright, launchOptions, profile, baseURL, locale, timezoneId, viewport }, provide) => {
    const context = await playwright.chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...(baseURL && { baseURL }),
      ...(locale && { locale }),
      ...(timezoneId && { timezoneId }),
      viewport,
    });
    await provide(context);
    await context.close();
  },
});
