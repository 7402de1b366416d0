import { keepsFocus, showsNoMachineText, throwsNothing } from '../invariants.ts';
import type { Fault, Surface, SurfaceId } from '../matrix.ts';
import { expect, type World } from '../world.ts';
import { textsIn, typeEverywhere } from './fields.ts';
import { fault, type Run, reasonOn, typeInto } from './shared.ts';
import { hostileTexts } from './texts.ts';

const noText = 'It has no text field.';

/** Waits until a failure is reported or it succeeds; returns whether it succeeded. */
async function hasSucceeded(world: World, surface: Surface): Promise<boolean> {
  await expect.poll(() => world.announcements(), 'an answer').not.toEqual([]);
  await expect(surface.busy(world)).toHaveCount(0);
  return (await world.announcements()).some(({ text }) => / created successfully!/.test(text));
}

async function intoForm(world: World, surface: Surface) {
  await surface.open(world);
  await surface.fill(world);
  const fields = surface.fields(world);
  for (const [name, text] of Object.entries(hostileTexts)) {
    await typeEverywhere(fields, text, 'free');
    const typed = await textsIn(fields);
    await world.ignoreEarlierAnnouncements();
    await surface.trigger(world);
    if (await hasSucceeded(world, surface)) {
      await surface.open(world);
      await surface.fill(world);
      continue;
    }
    expect.soft(await textsIn(fields), name).toEqual(typed);
    await keepsFocus(world, surface);
    await showsNoMachineText(world);
    throwsNothing(world);
  }
}

async function intoSearch(world: World, surface: Surface) {
  const { page } = world;
  await surface.open(world);
  const search = page.getByRole('search');
  for (const [name, text] of Object.entries(hostileTexts)) {
    await typeEverywhere(search, text, 'all');
    await search.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/_q=/);
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    const [typed] = await textsIn(search);
    expect.soft(JSON.parse(typed ?? '""').trim(), name).toBe(text.trim());
    await keepsFocus(world, surface);
    await showsNoMachineText(world);
    throwsNothing(world);
  }
}

/** The answer to a wrong password: guesses would lock the address out. */
async function intoLogin(world: World, surface: Surface) {
  await world.intercept(surface, (route) =>
    route.fulfill({ status: 401, json: { detail: 'Invalid account.' } }),
  );
  await intoForm(world, surface);
}

async function intoPicker(world: World, surface: Surface) {
  const { page } = world;
  await typeInto(world, surface);
  const box = page.getByRole('combobox', { name: 'Individual' });
  for (const [name, text] of Object.entries(hostileTexts)) {
    await box.fill(text);
    await expect(
      page
        .getByRole('listbox')
        .or(page.getByText(/^(Nothing found|The search failed)/))
        .first(),
    ).toBeVisible();
    expect.soft(await box.inputValue(), name).toBe(text.replace(/\p{Surrogate}/gu, '\ufffd'));
    await keepsFocus(world, surface);
    await showsNoMachineText(world);
    throwsNothing(world);
  }
}

const attempts: Partial<Record<SurfaceId, Run>> = {
  login: intoLogin,
  individualList: intoSearch,
  companyList: intoSearch,
  internalUsers: intoSearch,
  addIndividual: intoForm,
  addCompany: intoForm,
  addBranch: intoForm,
  addUser: intoForm,
  contactPicker: intoPicker,
};

export const hostileFaults: Fault[] = [
  fault({
    id: 'hostileTexts',
    name: 'Huge, right-to-left, emoji, combining, U+202E, NUL and lone surrogates typed into every text field',
    excludes: reasonOn({
      addressCascade: 'Places are chosen; the street is typed: run at Add company.',
      individualReport: noText,
      companyReport: noText,
      statements: 'Its fields are choices.',
      print: noText,
      routeChange: noText,
    }),
    run: async (world, surface) => attempts[surface.id]?.(world, surface),
  }),
];
