import type { Route } from '@playwright/test';
import { formOf } from '../../../packages/app/src/testing/creationForms.ts';
import { keepsFocus, keepsTyped, saysOnce, showsNoMachineWords, staysCalm, valuesIn } from '../invariants.ts';
import type { Fault, Surface, SurfaceId } from '../matrix.ts';
import { expect, type World } from '../world.ts';
import { fault, reasonOn } from './shared.ts';

/** A part of the program that comes when it is wanted. */
interface Part {
  /** Its file. */
  file: RegExp;
  /** Up to where it is wanted. */
  open: (world: World) => Promise<void>;
  /** Wants it; pressed again it is the way on, unless `again` says another. */
  want: (world: World) => Promise<void>;
  again?: (world: World) => Promise<void>;
  /** It is there. */
  done: (world: World) => Promise<unknown>;
  failure: RegExp;
}

const home = '/services/rent-safe';
const pageFailure = /^This page (could not be loaded|does not work right now)/;
const tryAgain = ({ page }: World) => page.getByRole('button', { name: 'Try again' }).click();

const tab = (name: string): Part => ({
  file: /\/assets\/list-[^/]*\.js$/,
  open: async ({ page }) => {
    await page.goto(home);
    await expect(page.getByText('Credit Summary')).toBeVisible();
  },
  want: ({ page }) => page.getByRole('tab', { name }).click(),
  again: tryAgain,
  done: ({ page }) => expect(page.getByText(/1 \/ \d+/)).toBeVisible(),
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
  want: press(button),
  done: ({ page }) => expect(page.getByRole('dialog', { name: title })).toBeVisible(),
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
  want: ({ page }) => page.getByRole('link', { name: link }).click(),
  again: tryAgain,
  done: ({ page }) => expect(page.getByRole('heading', { level: 1, name: link })).toBeFocused(),
  failure: pageFailure,
});

const parts: Partial<Record<SurfaceId, Part>> = {
  individualList: tab('Individual Payment Status'),
  companyList: tab('Company Payment Status'),
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
    done: ({ page }) =>
      expect(page.getByRole('heading', { level: 1, name: 'Landlord Property Statements' })).toBeFocused(),
  },
  routeChange: screen('To Do List', undefined, /\/assets\/TodoScreen-[^/]*\.js$/),
};

/** Its code comes with another surface's. */
const comesWith = (surface: string) => `Its code comes with that of ${surface}.`;

const withoutParts = {
  login:
    'Its code is the first that comes: without it there is no page yet. That one is told and offers a reload.',
  addressCascade: comesWith('the form'),
  contactPicker: comesWith('the form'),
  addUser: comesWith('the list of users'),
  print: comesWith('the statements'),
};

type Spoil = (route: Route) => Promise<void>;

const gone: Spoil = (route) => route.fulfill({ status: 404, json: { detail: 'Not found.' } });

declare global {
  interface Window {
    /** Whether what was loaded broken throws. */
    broken?: boolean | undefined;
  }
}

/** Everything that the file exports throws while `window.broken` says so. */
const throwing: Spoil = async (route) => {
  const answer = await route.fetch();
  const code = await answer.text();
  const names: string[] = [];
  const whole = code.replace(/export\s*\{([^}]*)\}/g, (_, list: string) => {
    const pairs = list.split(',').map((pair) => pair.trim().split(/\s+as\s+/));
    const made = pairs.map(([inner = '', outer = inner]) => {
      names.push(outer);
      return `const broken${names.length} = breakable(${inner});export{broken${names.length} as ${outer}}`;
    });
    return `function breakable(part) {
      if (part?.[Symbol.toStringTag] === 'Module') {
        const parts = Object.keys(part).map((name) => [name, breakable(part[name])]);
        return Object.fromEntries(parts);
      }
      if (typeof part !== 'function' || /^class/.test(part)) return part;
      return function (...given) {
        if (window.broken) throw new Error('Broken on purpose');
        return part.apply(this, given);
      };
    };${made.join(';')}`;
  });
  if (names.length === 0) throw new Error('The file exports nothing that could break.');
  await route.fulfill({ response: answer, body: whole });
};

const setBroken = ({ page }: World, broken: boolean) =>
  page.evaluate((is) => {
    window.broken = is;
  }, broken);

async function failing(world: World, surface: Surface, part: Part, spoil: Spoil) {
  const { page } = world;
  await part.open(world);
  const fields = page.getByRole('main');
  world.typed = await valuesIn(fields);
  await page.route(
    ({ pathname }) => part.file.test(pathname),
    (route) => spoil(route),
  );
  await world.listenFromNow();
  await part.want(world);
  const here: Surface = { ...surface, fields: () => fields, failure: part.failure };
  delete here.dialog;
  delete here.also;
  await saysOnce(world, here);
  if (!part.again) await keepsTyped(world, here);
  await keepsFocus(world, here);
  await showsNoMachineWords(world);
  staysCalm(world);
  await page.unrouteAll();
}

/** The rest of the product goes on; then back to where it failed. */
async function otherScreenWorks({ page }: World, { again }: Part) {
  if (!again) return;
  const address = page.url();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).not.toHaveURL(address);
  await expect(page.getByText('Credit Summary')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
}

async function goesOn(world: World, part: Part) {
  const before = await world.page.evaluate(() => performance.timeOrigin);
  await (part.again ?? part.want)(world);
  await part.done(world);
  expect.soft(await world.page.evaluate(() => performance.timeOrigin), 'no reload').toBe(before);
  staysCalm(world);
}

export const codeFaults: Fault[] = [
  fault({
    id: 'lostChunk',
    name: 'A lazy chunk is gone',
    not: reasonOn(withoutParts),
    run: async (world, surface) => {
      const part = parts[surface.id];
      if (!part) throw new Error(`No part of the program is known for ${surface.id}.`);
      await failing(world, surface, part, gone);
      await goesOn(world, part);
    },
  }),
  fault({
    id: 'thrown',
    name: 'An error is thrown in a screen',
    not: reasonOn({
      ...withoutParts,
      login: 'Its code comes with what starts the page: run as a unit test.',
    }),
    run: async (world, surface) => {
      const part = parts[surface.id];
      if (!part) throw new Error(`No part of the program is known for ${surface.id}.`);
      await part.open(world);
      await setBroken(world, true);
      await failing(world, surface, { ...part, open: async () => {} }, throwing);
      await otherScreenWorks(world, part);
      await setBroken(world, false);
      await goesOn(world, part);
    },
  }),
];
