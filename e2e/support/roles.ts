import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page, Request } from '@playwright/test';
import type { Role } from '../../packages/domain/src/access/index.ts';
import { type CallName, contract, mayMake } from '../../packages/domain/src/contract/index.ts';

const HOME = '/services/rent-safe';

/** The paths of all pages of the rental area, from the table of pages. */
export const pagePaths: readonly string[] = [
  HOME,
  ...[
    ...readFileSync('packages/app/src/pages.ts', 'utf8').matchAll(/\b(?:page|record|planned)\(\s*'([^']+)'/g),
  ].map(([, path]) => HOME + path),
];

const calls = Object.entries(contract)
  .map(([name, { method, path }]) => ({
    name: name as CallName,
    method: method as string,
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '\\d+')}$`),
  }))
  .reverse();

/** The call of the contract that a request makes. */
export function callOf(request: Request): CallName | undefined {
  const { pathname } = new URL(request.url());
  return calls.find(({ method, pattern }) => method === request.method() && pattern.test(pathname))?.name;
}

type Body = Record<string, unknown>;
type Answer = { id: number; results: { id: number }[] } & Body;

/** Calls of the API by one user, each of which must succeed. */
export function apiOf(request: APIRequestContext, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const checked = async (answer: Awaited<ReturnType<APIRequestContext['get']>>): Promise<Answer> => {
    if (!answer.ok()) throw new Error(`${answer.status()} ${answer.url()} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  return {
    get: async (path: string) => checked(await request.get(`/api/${path}`, { headers })),
    post: async (path: string, data: Body) => checked(await request.post(`/api/${path}`, { headers, data })),
    put: async (path: string, data: Body) => checked(await request.put(`/api/${path}`, { headers, data })),
    patch: async (path: string, data: Body) =>
      checked(await request.patch(`/api/${path}`, { headers, data })),
  };
}

export type Api = ReturnType<typeof apiOf>;

/** What can be opened on a page; of a list, what its first row has. Tabs with an address are pages of their own. */
const controls = 'main :is(button, [role="tab"]:not([href]))';
const items = '[role="menu"] [role="menuitem"]';

/** What every list has alike, and is tried in one of them. */
const shared =
  /^(Refresh|Print$|CSV|This page|All |Preferences|Views|Filters|Select all|Previous|Next|Open calendar|Columns)/;

/** The names of what can be pressed. The one that is `wanted` gets the focus; none where it is gone. */
const controlsOf = (page: Page, selector: string, wanted?: string): Promise<string[]> =>
  page.evaluate(
    ([selector, wanted]) => {
      const found = new Map<string, HTMLElement>();
      for (const element of document.querySelectorAll<HTMLElement>(selector)) {
        const row = element.closest('tbody tr');
        if (element.closest('thead') || row?.previousElementSibling) continue;
        if (!element.checkVisibility() || element.matches(':disabled, [aria-disabled="true"]')) continue;
        const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
        if (!found.has(name)) found.set(name, element);
      }
      if (wanted === undefined) return [...found.keys()];
      found.get(wanted)?.focus();
      return found.has(wanted) ? [wanted] : [];
    },
    [selector, wanted] as const,
  );

/** The addresses of the tabs of a page that are not open. */
const tabsOf = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLAnchorElement>('main [role="tab"][href]:not([aria-selected="true"])'),
    ].map(({ pathname, search }) => pathname + search),
  );

const REST_MS = 180_000;

/** What one user came upon. */
export interface Walk {
  pages: number;
  controls: number;
  sidebar: string[];
  /** Where a control or a page led to a refusal. */
  refused: string[];
}

/**
 * Opens pages one after another in the app that is open, and in each every control, without changing anything: what would be sent
 * is compared with the table of access, and answered here.
 */
export async function walk(page: Page, role: Role, paths: readonly string[]): Promise<Walk> {
  const found: Walk = { pages: 0, controls: 0, sidebar: [], refused: [] };
  let place = '';
  const open = new Set<string>();
  const settled = async () => {
    const end = Date.now() + REST_MS;
    let quiet = 0;
    while (quiet < 2) {
      if (Date.now() > end)
        throw new Error(`${role}: ${place} does not come to rest: ${[...open].join(', ')}`);
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))),
      );
      quiet = open.size === 0 ? quiet + 1 : 0;
    }
  };
  page.on('request', (request) => open.add(request.url()));
  page.on('requestfinished', (request) => open.delete(request.url()));
  page.on('requestfailed', (request) => open.delete(request.url()));
  page.on('response', (response) => {
    if (response.status() === 403) {
      found.refused.push(`${role}: ${place} → ${response.url()}`);
    }
  });
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    // A session is renewed, never ended: others may be at work in it.
    if (request.method() === 'GET' || request.url().endsWith('/auth/refresh/')) return route.continue();
    const call = callOf(request);
    if (call && !mayMake(role, call)) found.refused.push(`${role}: ${place} would send ${call}`);
    await route.fulfill({ status: 400, json: { detail: 'Nothing is sent here.' } });
  });

  const at = () => page.evaluate(() => location.pathname + location.search);
  const show = async (path: string) => {
    await page.evaluate((to) => {
      history.pushState({ idx: (history.state?.idx ?? 0) + 1, key: to }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, path);
    await settled();
  };
  const go = async (path: string) => {
    place = path;
    await show(path);
    const discard = page.getByRole('alertdialog').getByRole('button', { name: 'Discard' });
    if ((await discard.count()) > 0) {
      await discard.click();
      await settled();
      if ((await at()) !== path) await show(path);
    }
    await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: REST_MS });
    await settled();
  };
  const overlay = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
  const close = async () => {
    for (let tries = 0; tries < 4 && (await page.locator(overlay).count()) > 0; tries++) {
      await page.keyboard.press('Escape');
      await settled();
    }
  };
  /** Whether the control was there. */
  const press = async (selector: string, name: string) => {
    place = `${place.split(' · ')[0]} · ${name}`;
    if ((await controlsOf(page, selector, name)).length === 0) return false;
    found.controls++;
    await page.keyboard.press('Enter');
    await settled();
    return true;
  };
  const leave = async (path: string) => {
    await close();
    if ((await at()) !== path) await go(path);
  };

  const tried = new Set<string>();
  /** Whether a control is there for the first time: on its page, or anywhere if all lists have it. */
  const isNew = (path: string, name: string) => {
    const key = shared.test(name) ? name.replace(/[\d,]+/, '') : `${path.split('?')[0]} ${name}`;
    return !tried.has(key) && Boolean(tried.add(key));
  };
  const queue = [...paths];
  const known = new Set(queue.map((path) => path.split('?')[0]));
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    found.pages++;
    await go(path);
    if (known.delete(path)) queue.unshift(...(await tabsOf(page)));
    for (const control of await controlsOf(page, controls)) {
      if (!isNew(path, control) || !(await press(controls, control))) continue;
      for (const item of await controlsOf(page, items)) {
        if (!isNew(path, item)) continue;
        if ((await page.locator(items).count()) === 0) await press(controls, control);
        await press(items, item);
        await leave(path);
      }
      await leave(path);
    }
  }
  const sidebar = page.locator('aside nav');
  found.sidebar = (await sidebar.locator(':scope a, :scope button').allTextContents()).map((text) =>
    text.trim(),
  );
  return found;
}
