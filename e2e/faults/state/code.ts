import type { Route } from '@playwright/test';
import { formOf } from '../../../packages/app/src/testing/forms.ts';
import {
  keepsFocus,
  keepsValues,
  reportsOnce,
  showsNoMachineText,
  throwsNothing,
  valuesIn,
} from '../invariants.ts';
import type { Fault, Surface, SurfaceId } from '../matrix.ts';
import { expect, type World } from '../world.ts';
import { fault, reasonOn } from './shared.ts';

/** A lazy part of the program. */
interface Part {
  /** Its file. */
  file: RegExp;
  /** Opens the screen that requests it. */
  open: (world: World) => Promise<void>;
  /** Requests it; repeated, it recovers, unless there is a `retry`. */
  request: (world: World) => Promise<void>;
  retry?: (world: World) => Promise<void>;
  /** Waits until it is shown. */
  isDone: (world: World) => Promise<unknown>;
  failure: RegExp;
}

const home = '/services/rent-safe';
const pageFailure = /^This page (could not be loaded|does not work right now)/;
const tryAgain = ({ page }: World) => page.getByRole('button', { name: 'Try again' }).click();

const tab = (name: string, file: RegExp): Part => ({
  file,
  open: async ({ page }) => {
    await page.goto(home);
    await expect(page.getByText('Credit Summary')).toBeVisible();
  },
  request: ({ page }) => page.getByRole('tab', { name }).click(),
  retry: tryAgain,
  isDone: ({ page }) => expect(page.getByText(/1 \/ \d+/)).toBeVisible(),
  failure: pageFailure,
});

const listAt =
  (path: string, box: string) =>
  async ({ page }: World) => {
    await page.goto(path);
    await expect(page.getByText(/1 \/ \d+/)).toBeVisible();
    await page.getByPlaceholder(box).fill('typed already');
  };
const individuals = listAt(`${home}?tab=individual`, 'Search by name or ID...');
const companies = listAt(`${home}?tab=company`, 'Search by name or reg...');
const press =
  (name: string | RegExp) =>
  ({ page }: World) =>
    page.getByRole('main').getByRole('button', { name }).first().click();

const dialog = (
  file: RegExp,
  open: Part['open'],
  button: string | RegExp,
  title: string | RegExp,
  failure: RegExp,
): Part => ({
  file,
  open,
  request: press(button),
  isDone: ({ page }) => expect(page.getByRole('dialog', { name: title })).toBeVisible(),
  failure,
});

const noForm = /The form could not be opened/;
const noReport = /The report could not be opened/;
const view = /^View report for /;

const screen = (link: string, group: string | undefined, file: RegExp): Part => ({
  file,
  open: async (world) => {
    await individuals(world);
    if (group) await world.page.getByRole('button', { name: group }).click();
  },
  request: ({ page }) => page.getByRole('link', { name: link }).click(),
  retry: tryAgain,
  isDone: ({ page }) => expect(page.getByRole('heading', { level: 1, name: link })).toBeFocused(),
  failure: pageFailure,
});

const parts: Partial<Record<SurfaceId, Part>> = {
  individualList: tab('Individual Payment Status', /\/assets\/homeLists-[^/]*\.js$/),
  companyList: tab('Company Payment Status', /\/assets\/homeLists-[^/]*\.js$/),
  addIndividual: dialog(
    /\/assets\/CreateIndividualDialog-[^/]*\.js$/,
    individuals,
    formOf.individual.opener,
    formOf.individual.title,
    noForm,
  ),
  addCompany: dialog(
    /\/assets\/CreateCompanyDialog-[^/]*\.js$/,
    companies,
    formOf.company.opener,
    formOf.company.title,
    noForm,
  ),
  addBranch: dialog(
    /\/assets\/CreateBranchDialog-[^/]*\.js$/,
    companies,
    formOf.branch.opener,
    formOf.branch.title,
    noForm,
  ),
  individualReport: dialog(
    /\/assets\/IndividualReport-[^/]*\.js$/,
    individuals,
    view,
    /^Rent Payment Status Report/,
    noReport,
  ),
  companyReport: dialog(
    /\/assets\/CompanyReport-[^/]*\.js$/,
    companies,
    view,
    /^Rent Payment Status Report/,
    noReport,
  ),
  internalUsers: screen('Internal Users', undefined, /\/assets\/InternalUsersScreen-[^/]*\.js$/),
  statements: {
    ...screen('Statements', 'Landlords', /\/assets\/StatementsScreen-[^/]*\.js$/),
    isDone: ({ page }) =>
      expect(page.getByRole('heading', { level: 1, name: 'Landlord Property Statements' })).toBeFocused(),
  },
  routeChange: screen('To Do List', undefined, /\/assets\/TodoScreen-[^/]*\.js$/),
};

/** Its code is loaded with another surface's. */
const loadedWith = (surface: string) => `Its code is loaded with that of ${surface}.`;

const withoutParts = {
  login:
    'Its code is loaded first: without it there is no page yet. That failure is reported with an offer to reload.',
  addressCascade: loadedWith('the form'),
  contactPicker: loadedWith('the form'),
  addUser: loadedWith('the list of users'),
  print: loadedWith('the statements'),
};

type BreakFile = (route: Route) => Promise<void>;

const missing: BreakFile = (route) => route.fulfill({ status: 404, json: { detail: 'Not found.' } });

declare global {
  interface Window {
    /** Whether the broken files throw. */
    broken?: boolean | undefined;
  }
}

/** Everything that the file exports throws while `window.broken` is set. */
const throwing: BreakFile = async (route) => {
  const answer = await route.fetch();
  const code = await answer.text();
  const names: string[] = [];
  const brokenCode = code.replace(/export\s*\{([^}]*)\}/g, (_, list: string) => {
    const pairs = list.split(',').map((pair) => pair.trim().split(/\s+as\s+/));
    const exports = pairs.map(([inner = '', outer = inner]) => {
      names.push(outer);
      return `const broken${names.length} = breakable(${inner});export{broken${names.length} as ${outer}}`;
    });
    return `function breakable(part) {
      if (part?.[Symbol.toStringTag] === 'Module') {
        const parts = Object.keys(part).map((name) => [name, breakable(part[name])]);
        return Object.fromEntries(parts);
      }
      if (typeof part !== 'function' || /^class/.test(part)) return part;
      return function (...values) {
        if (window.broken) throw new Error('Broken on purpose');
        return part.apply(this, values);
      };
    };${exports.join(';')}`;
  });
  if (names.length === 0) throw new Error('The file exports nothing that could break.');
  await route.fulfill({ response: answer, body: brokenCode });
};

const setBroken = ({ page }: World, broken: boolean) =>
  page.evaluate((value) => {
    window.broken = value;
  }, broken);

async function failing(world: World, surface: Surface, part: Part, breakFile: BreakFile) {
  const { page } = world;
  await part.open(world);
  const fields = page.getByRole('main');
  world.typedValues = await valuesIn(fields);
  await page.route(
    ({ pathname }) => part.file.test(pathname),
    (route) => breakFile(route),
  );
  await world.ignoreEarlierAnnouncements();
  await part.request(world);
  const here: Surface = { ...surface, fields: () => fields, failure: part.failure };
  delete here.dialog;
  delete here.related;
  await reportsOnce(world, here);
  if (!part.retry) await keepsValues(world, here);
  await keepsFocus(world, here);
  await showsNoMachineText(world);
  throwsNothing(world);
  await page.unrouteAll();
}

/** The rest of the product works; then back to the failed screen. */
async function otherScreenWorks({ page }: World, { retry }: Part) {
  if (!retry) return;
  const address = page.url();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).not.toHaveURL(address);
  await expect(page.getByText('Credit Summary')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
}

async function continues(world: World, part: Part) {
  const before = await world.page.evaluate(() => performance.timeOrigin);
  await (part.retry ?? part.request)(world);
  await part.isDone(world);
  expect.soft(await world.page.evaluate(() => performance.timeOrigin), 'no reload').toBe(before);
  throwsNothing(world);
}

export const codeFaults: Fault[] = [
  fault({
    id: 'lostChunk',
    name: 'A lazy chunk is gone',
    excludes: reasonOn(withoutParts),
    run: async (world, surface) => {
      const part = parts[surface.id];
      if (!part) throw new Error(`There is no lazy part for ${surface.id}.`);
      await failing(world, surface, part, missing);
      await continues(world, part);
    },
  }),
  fault({
    id: 'thrown',
    name: 'An error is thrown in a screen',
    excludes: reasonOn({
      ...withoutParts,
      login: 'Its code is loaded with the start page: run as a unit test.',
    }),
    run: async (world, surface) => {
      const part = parts[surface.id];
      if (!part) throw new Error(`There is no lazy part for ${surface.id}.`);
      await part.open(world);
      await setBroken(world, true);
      await failing(world, surface, { ...part, open: async () => {} }, throwing);
      await otherScreenWorks(world, part);
      await setBroken(world, false);
      await continues(world, part);
    },
  }),
];
