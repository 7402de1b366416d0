import { buildStorybook } from '../scripts/prepare.mjs';
import { serveStorybook } from './serveStorybook.ts';

/** Builds Storybook where it is not up to date, and serves it. */
export default async function globalSetup() {
  await buildStorybook();
  return serveStorybook();
}
