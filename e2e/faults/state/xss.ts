import type { Locator, Route } from '@playwright/test';
import { throwsNothing } from '../invariants.ts';
import type { Fault, Surface, SurfaceId } from '../matrix.ts';
import { expect, type World } from '../world.ts';
import { typeEach, typeEverywhere } from './fields.ts';
import { fault, reasonOn, typeInto } from './shared.ts';
import { xssStrings } from './xssStrings.ts';

declare global {
  interface Window {
    /** The numbers of the texts that were executed. */
    hits: number[];
    hacked: (number: number) => void;
  }
}

/** Runs in each page and frame: notes what the texts call. */
function setCanary() {
  const top = window.top ?? window;
  top.hits ??= [];
  window.hacked = (number) => top.hits.push(number);
}

/** Elements and attributes that the app never makes, but the texts would. */
const foreign = [
  ...['onerror', 'onload', 'onfocus', 'ontoggle', 'onstart', 'onbegin', 'onpointerover'].map(
    (name) => `[${name}]`,
  ),
  ...['a', 'form', 'button', 'iframe', 'base'].flatMap((tag) =>
    ['href', 'action', 'formaction', 'src'].map((name) => `${tag}[${name}^="javascript:" i]`),
  ),
  'object, embed, base, marquee, template, math, iframe, video, audio, noscript',
  'main script, [role=dialog] script, main style, [role=dialog] style, main link',
].join(', ');

/** Nothing was executed, and the text remained text. */
async function isHarmless(world: World) {
  const { page } = world;
  expect.soft(await page.evaluate(() => window.hits), 'executed').toEqual([]);
  expect.soft(await page.locator(`body :is(${foreign})`).count(), 'elements made of text').toBe(0);
  throwsNothing(world);
}

const dates = /date|_at$|_on$|^dob$/;
const unchangedKeys =
  /^(next|previous|url|access|refresh|classification|currency|grade|reason)$|_type$|status$|^(gender|industry)$/;
/** Money is checked as it is read; the amount of a row of a report is free text. */
const isMoney = (json: object) => Object.keys(json).toSorted().join() === 'amount,currency';

/** The answer with the text in place of each string that is not a date, choice, address or money. */
function withText(json: unknown, text: string): unknown {
  if (Array.isArray(json)) return json.map((item) => withText(item, text));
  if (typeof json === 'string') return text;
  if (typeof json !== 'object' || json === null || isMoney(json)) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => {
      const isFree = !(typeof value === 'string' && (unchangedKeys.test(key) || dates.test(key)));
      return [key, isFree ? withText(value, text) : value];
    }),
  );
}

/** A refusal of every field, with the text as its message. */
const refusal = (input: unknown, text: string): unknown => {
  if (Array.isArray(input)) return input.map((item) => refusal(item, text));
  if (typeof input !== 'object' || input === null) return [text];
  return Object.fromEntries(Object.entries(input).map(([key, value]) => [key, refusal(value, text)]));
};

/** Answers with the API's records, whose strings are the text that `current` returns. */
async function answerWith({ page }: World, { call }: Surface, current: () => string) {
  const originals = new Map<string, unknown>();
  await page.route(
    ({ pathname }) => pathname.startsWith('/api/') && (call?.path.test(pathname) ?? false),
    async (route: Route) => {
      const request = route.request();
      if (request.method() !== call?.method) return route.fallback();
      if (request.method() !== 'GET') {
        return route.fulfill({ status: 400, json: refusal(request.postDataJSON(), current()) });
      }
      const path = new URL(request.url()).pathname;
      if (!originals.has(path)) {
        const url = path.endsWith('/search/') ? request.url().replace(/q=[^&]*/, 'q=a') : request.url();
        originals.set(path, await (await route.fetch({ url })).json());
      }
      await route.fulfill({ json: withText(originals.get(path), current()) });
    },
  );
}

/** Submits the form of `fields` and waits for the answer, or for the form's own checks. */
async function submit(fields: Locator) {
  await fields.evaluate(async (root) => {
    const form = root instanceof HTMLFormElement ? root : root.querySelector('form');
    form?.requestSubmit();
    const frame = () => new Promise((resolve) => setTimeout(resolve, 5));
    await frame();
    while (root.isConnected && root.querySelector('[aria-busy=true], [data-pending=true]')) await frame();
  });
}

/** All of them at once, and some alone: one with a scheme would become a link, one without markup must be shown as it is. */
const joined = xssStrings.join(' ');
const alone = xssStrings.filter(
  (text, index) => /^\s*j/i.test(text) || !/[<>{}]/.test(text) || index % 12 === 0,
);

async function intoForm(world: World, surface: Surface) {
  let text = joined;
  await answerWith(world, surface, () => text);
  await typeInto(world, surface);
  const fields = surface.fields(world);
  for (text of [joined, ...alone]) {
    expect(await typeEverywhere(fields, text.slice(0, 100), 'free')).toBeGreaterThan(0);
    await submit(fields);
  }
  await isHarmless(world);
  // Fields that are checked before sending show their problems, too.
  await typeEach(fields, xssStrings);
  await submit(fields);
  await isHarmless(world);
}

async function intoList(world: World, surface: Surface) {
  const { page } = world;
  await page.route(
    ({ pathname }) => surface.call.path.test(pathname),
    async (route) => {
      const url = route
        .request()
        .url()
        .replace(/q=[^&]*/, 'q=a');
      const json = await (await route.fetch({ url })).json();
      const results = xssStrings.map((text, index) => ({
        ...(withText(json.results[0], text) as object),
        id: index + 1,
      }));
      await route.fulfill({ json: { ...json, results } });
    },
  );
  await surface.open(world);
  const search = page.getByRole('search');
  for (const text of [joined.slice(0, 1000), ...alone]) {
    await typeEverywhere(search, text, 'all');
    await search.getByRole('searchbox').press('Enter');
    await expect(page.getByRole('row')).toHaveCount(xssStrings.length + 1);
  }
  // The first cell that has a text: in some lists the box that selects the row comes before it.
  const cells = await page
    .getByRole('table')
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].find(({ textContent }) => textContent !== '')?.textContent),
    );
  expect.soft(cells, 'shown as text').toEqual([...xssStrings]);
  await isHarmless(world);
}

async function intoReport(world: World, surface: Surface) {
  const { page } = world;
  let text = joined;
  await answerWith(world, surface, () => text);
  await typeInto(world, surface);
  await surface.trigger(world);
  const report = page.getByRole('dialog');
  const firstText = () => report.getByText('hacked(0)').first();
  await expect(firstText()).toBeAttached();
  for (text of xssStrings.filter((string) => /^\s*(j|data)/i.test(string))) {
    await report.getByRole('button', { name: 'Refresh' }).click();
    await expect(report.getByText(text.replace(/\s+/g, ' ').trim()).first()).toBeAttached();
  }
  await isHarmless(world);
}

/** All texts in one answer: a list of places or people. */
async function intoChoices(world: World, surface: Surface) {
  const { page } = world;
  await page.route(
    ({ pathname }) => surface.call.path.test(pathname),
    async (route) => {
      const json = await (await route.fetch()).json();
      const key = surface.id === 'addressCascade' ? 'provinces' : 'results';
      const [sample] = json[key];
      const list = xssStrings.map((text, index) => ({
        ...(withText(sample, text) as object),
        id: index + 1,
      }));
      await route.fulfill({ json: { ...json, [key]: list } });
    },
  );
  await typeInto(world, surface);
  await surface.trigger(world);
  const options =
    surface.id === 'addressCascade'
      ? page.getByLabel('Province').locator('option:not([value=""])')
      : page.getByRole('listbox').getByRole('option');
  await expect(options).toHaveCount(xssStrings.length);
  await isHarmless(world);
}

/** All texts in the name of the user. */
async function intoUsername({ context, page }: World) {
  const tab = await context.newPage();
  await tab.goto(new URL('/api/health/', page.url()).href);
  await tab.evaluate((username) => {
    const login = JSON.parse(localStorage.getItem('token') ?? '{}');
    localStorage.setItem('token', JSON.stringify({ ...login, username }));
  }, xssStrings.join(' '));
  await tab.close();
}

async function intoPrint(world: World, surface: Surface) {
  const { page } = world;
  await surface.open(world);
  await intoUsername(world);
  await expect(page.getByText('hacked(0)').first()).toBeVisible();
  await surface.fill(world);
  await surface.trigger(world);
  await surface.isDone(world);
  const html = await page.evaluate(() => window.printed[0]?.html ?? '');
  expect.soft(html).toContain('&lt;script&gt;hacked(0)&lt;/script&gt;');
  await isHarmless(world);
}

const addressesOf = (text: string, index: number) => [
  ...(index % 12 === 0 ? [`/services/rent-safe/leases?show=${encodeURIComponent(text)}`] : []),
  `/${encodeURIComponent(text)}`,
];

/** Each text in the address: of a screen, and of a page that does not exist, which shows it. */
async function intoAddress(world: World, surface: Surface) {
  const { page } = world;
  await surface.open(world);
  await intoUsername(world);
  await expect(page.getByText('hacked(0)').first()).toBeVisible();
  await page.evaluate(async (paths) => {
    for (const path of paths) {
      history.pushState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
      await new Promise((resolve) => setTimeout(resolve));
    }
  }, xssStrings.flatMap(addressesOf));
  await expect(page.getByText('Not Found').first()).toBeVisible();
  await isHarmless(world);
}

const attempts: Record<SurfaceId, (world: World, surface: Surface) => Promise<void>> = {
  login: intoForm,
  addIndividual: intoForm,
  addCompany: intoForm,
  addBranch: intoForm,
  addUser: intoForm,
  individualList: intoList,
  companyList: intoList,
  internalUsers: intoList,
  individualReport: intoReport,
  companyReport: intoReport,
  addressCascade: intoChoices,
  contactPicker: intoChoices,
  statements: intoPrint,
  print: intoPrint,
  routeChange: intoAddress,
};

export const xssFaults: Fault[] = [
  fault({
    id: 'xss',
    name: '120 XSS strings in every field and every API string',
    excludes: reasonOn({
      statements: 'Its fields are choices; the print carries the name of the user: run at Print.',
    }),
    run: async (world, surface) => {
      await world.context.addInitScript(setCanary);
      await attempts[surface.id](world, surface);
    },
  }),
];
