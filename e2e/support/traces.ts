import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { heapStrings } from './heap.ts';

/** What pages disclosed while they were used. */
export interface Leaks {
  console: string[];
  titles: string[];
  addresses: string[];
  /** Paths under /api whose answer a browser may cache. */
  cacheable: string[];
  answers: number;
  tokens: string[];
}

/** Records, from now on, what the pages of a context disclose. */
export function listenForLeaks(context: BrowserContext): Leaks {
  const leaks: Leaks = { console: [], titles: [], addresses: [], cacheable: [], answers: 0, tokens: [] };
  context.on('console', (message) => leaks.console.push(message.text()));
  context.on('request', (request) => leaks.addresses.push(request.url()));
  context.on('page', (page) => {
    page.on('framenavigated', async (frame) => {
      leaks.addresses.push(frame.url());
      leaks.titles.push(await frame.title().catch(() => ''));
    });
  });
  context.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/api/')) return;
    leaks.answers += 1;
    if (response.headers()['cache-control'] !== 'no-store') leaks.cacheable.push(pathname);
    if (!/auth\/(login|refresh)/.test(pathname)) return;
    const { access, refresh } = await response.json().catch(() => ({}));
    if (access) leaks.tokens.push(access, refresh);
  });
  return leaks;
}

/** Everything that a page still holds, by place. */
export async function textsLeftIn(page: Page): Promise<Record<string, string[]>> {
  const storage = await page.evaluate(async () => ({
    'local storage': Object.entries(localStorage).flat(),
    'session storage': Object.entries(sessionStorage).flat(),
    IndexedDB: (await indexedDB.databases()).map(({ name }) => String(name)),
    'Cache Storage': await caches.keys(),
    'service workers': (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    'history state and window.name': [JSON.stringify(history.state), window.name],
    'document title': [document.title],
    'performance timeline': performance.getEntries().map(({ entryType, name }) => `${entryType} ${name}`),
  }));
  const cookies = await page.context().cookies();
  const frames = await Promise.all(
    page
      .frames()
      .map(async (frame) => [
        await frame.content(),
        ...(await frame.evaluate(() => [...document.querySelectorAll('input')].map(({ value }) => value))),
      ]),
  );
  return {
    ...storage,
    cookies: cookies.map(({ name, value }) => `${name}=${value}`),
    'DOM of every frame': frames.flat(),
    'JavaScript heap': await heapStrings(page),
  };
}

/** The files of a folder that hold one of the texts, in UTF-8 or UTF-16. */
export async function filesWith(
  folder: string,
  texts: readonly string[],
): Promise<{ file: string; text: string }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const matches: { file: string; text: string }[] = [];
  for (const entry of entries.filter((item) => item.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path);
    for (const text of texts) {
      if (bytes.includes(text) || bytes.includes(Buffer.from(text, 'utf16le')))
        matches.push({ file: path.slice(folder.length + 1), text });
    }
  }
  return matches;
}
