import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchOptions } from '../../scripts/chromium.mjs';
import { serveStorybook } from '../../visual/serveStorybook.ts';
import type { IndexEntry } from './rules';

const root = join(import.meta.dirname, '../..');
const { entries } = JSON.parse(readFileSync(join(root, 'storybook-static/index.json'), 'utf8')) as {
  entries: Record<string, IndexEntry & { id: string }>;
};
const docs = Object.values(entries).filter(({ type }) => type === 'docs');
const storyCount = (page: IndexEntry) =>
  Object.values(entries).filter(({ type, title }) => type === 'story' && title === page.title).length;
/**
 * One template makes the pages of all screens, and of a group of components; any other page is its own, and that of an overlay, which
 * may cover it.
 */
const templateOf = ({ id, title }: IndexEntry & { id: string }) =>
  /^(?:Screens|Components\/(?!Overlays\/)[^/]+)(?=\/)/.exec(title)?.[0] ?? id;
/** The page with the most stories stands for those of its template. */
const longest = new Map(
  docs.toSorted((a, b) => storyCount(a) - storyCount(b)).map((page) => [templateOf(page), page]),
);
/** `npm run prove:storybook` opens each. */
const pages = process.env.PROOF === 'whole' ? docs : [...longest.values()];

interface Preview {
  /** The stories of the page. */
  storyRenders: { id: string; phase?: string; isPending: () => boolean }[];
  channel: { once: (name: string, listener: () => void) => void; emit: (name: string, data: object) => void };
}

let browser: Browser;
let context: BrowserContext;
let page: Page;
let stop: () => void;
const faults: string[] = [];

beforeAll(async () => {
  stop = await serveStorybook();
  browser = await chromium.launch(launchOptions());
  context = await browser.newContext({ reducedMotion: 'reduce' });
  page = await context.newPage();
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  // Stories in frames are tested on their own, by the pictures.
  await page.route(/viewMode=story/, (route) => route.fulfill({ body: '', contentType: 'text/html' }));
  // A new story has no picture until the next ones are accepted.
  await page.route(/\/pictures\//, (route) =>
    route.fulfill({ body: '<svg xmlns="http://www.w3.org/2000/svg"/>', contentType: 'image/svg+xml' }),
  );
  await page.goto(`${process.env.STORYBOOK_URL}/iframe.html?viewMode=docs&id=${pages[0]?.id}`);
  await page.waitForFunction(() =>
    Boolean(Reflect.get(window, String('__STORYBOOK_PREVIEW__'))?.storyStoreValue),
  );
});

afterAll(async () => {
  await browser?.close();
  stop?.();
});

/** Shows a docs page in the frame that is open, as the sidebar does; loading the frame anew takes a second longer. */
async function open(id: string): Promise<void> {
  await page.evaluate(async (storyId) => {
    const preview: Preview = Reflect.get(window, String('__STORYBOOK_PREVIEW__'));
    const rendered = new Promise<void>((resolve) => preview.channel.once('docsRendered', resolve));
    preview.channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
    await rendered;
  }, id);
  await page.locator('#storybook-docs h1').first().waitFor();
  await page.waitForFunction(() => {
    const { storyRenders }: Preview = Reflect.get(window, String('__STORYBOOK_PREVIEW__'));
    // Storybook loads the frame anew where a story is left before it has been rendered.
    return (
      !document.querySelector('[data-docs-loading]') && storyRenders.every((render) => !render.isPending())
    );
  });
}

/** Scrolls to the end as a reader does, and returns what is in the way. */
const problems = () =>
  page.evaluate(async () => {
    const nextFrame = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const scroller = document.scrollingElement ?? document.body;
    for (let end = -1; end !== scroller.scrollHeight; ) {
      end = scroller.scrollHeight;
      scroller.scrollTo(0, end);
      await nextFrame();
    }
    const found: string[] = [];
    if (scroller.scrollHeight > 20_000) found.push(`it is ${scroller.scrollHeight} px tall`);
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    for (const dialog of document.querySelectorAll('dialog, [role=dialog], [role=alertdialog]')) {
      if (isSeen(dialog)) found.push(`a dialog is open: ${dialog.textContent?.slice(0, 40)}`);
    }
    if (scroller.scrollTop + window.innerHeight < scroller.scrollHeight - 2) found.push('it does not scroll');
    if (document.querySelector('#storybook-docs')?.closest('[inert], [aria-hidden=true]'))
      found.push('it is inert');
    const { storyRenders }: Preview = Reflect.get(window, String('__STORYBOOK_PREVIEW__'));
    for (const { id, phase } of storyRenders) if (phase === 'errored') found.push(`${id} is not rendered`);
    if (document.body.matches('.sb-show-errordisplay, .sb-show-nopreview'))
      found.push('Storybook shows an error');
    return found;
  });

test('docs pages open, scroll to their end within 20,000 px, and show no dialog and no error', async () => {
  const started = Date.now();
  const failed: string[] = [];
  for (const { id, title } of pages) {
    faults.length = 0;
    await open(id);
    failed.push(...[...(await problems()), ...new Set(faults)].map((problem) => `${title}: ${problem}`));
  }
  console.info(`${pages.length} docs pages in ${Math.round((Date.now() - started) / 1000)} s`);
  expect(pages.length).toBeGreaterThan(25);
  expect(failed).toEqual([]);
});

test('a story that takes the focus in its frame leaves the page where it is read', async () => {
  const reader = await context.newPage();
  await reader.goto(`${process.env.STORYBOOK_URL}/iframe.html?viewMode=docs&id=patterns-repeaters--docs`);
  await reader.frameLocator('iframe[title$="Removed"]').locator(':focus').waitFor();
  expect(await reader.evaluate(() => [window.scrollY, document.activeElement?.localName])).toEqual([
    0,
    'iframe',
  ]);
  await reader.close();
});
