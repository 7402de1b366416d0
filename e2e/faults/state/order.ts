import { keepsFocus, keepsValues, reportsNothing, throwsNothing } from '../invariants.ts';
import type { Fault, SurfaceId } from '../matrix.ts';
import { expect, type World } from '../world.ts';
import { fault, reasonOn, requestsOf, settled, succeeds, typeInto } from './shared.ts';

const oneAtATime = 'It sends one request, and the next only after the answer.';

/** Makes another request first, whose answer is late. */
const requestsFirst: Partial<Record<SurfaceId, (world: World) => Promise<unknown>>> = {
  individualList: ({ page }) => search(page.getByPlaceholder('Search by name or ID...')),
  companyList: ({ page }) => search(page.getByPlaceholder('Search by name or reg...')),
  internalUsers: ({ page }) => search(page.getByPlaceholder('Full name or email ...')),
  addIndividual: ({ page }) => page.getByLabel('Identification Number').fill('63123456B63'),
  addCompany: ({ page }) => page.getByLabel('Registration Number').fill('PBC 123/2010'),
  addressCascade: ({ page }) =>
    page
      .getByRole('group', { name: 'Primary Address' })
      .getByLabel('Country')
      .selectOption({ label: 'South Africa' }),
  contactPicker: ({ page }) => page.getByRole('combobox', { name: 'Individual' }).fill('elder'),
  individualReport: openFirst,
  companyReport: openFirst,
  routeChange: ({ page }) => page.getByRole('link', { name: 'To Do List' }).click(),
};

async function search(box: ReturnType<World['page']['getByPlaceholder']>) {
  await box.fill('elder');
  await box.press('Enter');
}

async function openFirst({ page }: World) {
  const view = page.getByRole('button', { name: /^View report for / });
  await view.nth(1).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Leaves the first request. */
const leavesFirst: Partial<Record<SurfaceId, (world: World) => Promise<unknown>>> = {
  addIndividual: ({ page }) => page.getByLabel('Identification Number').fill(''),
  contactPicker: ({ page }) => page.getByRole('combobox', { name: 'Individual' }).fill(''),
  individualReport: ({ page }) => page.keyboard.press('Escape'),
  companyReport: ({ page }) => page.keyboard.press('Escape'),
};

/** The call whose answer is late, where it is not the surface's own. */
const lateCalls: Partial<Record<SurfaceId, RegExp>> = {
  addIndividual: /\/individuals\/lookup\//,
  addCompany: /\/companies\/lookup\//,
  routeChange: /\/assets\/TodoScreen[^/]*\.js$/,
};

/** Every name in the late answer. */
const LATE = 'Late Answer';

const rename = (json: unknown): unknown => {
  if (Array.isArray(json)) return json.map(rename);
  if (typeof json !== 'object' || json === null) return json;
  const isName = (key: string) => /name$/.test(key);
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [
      key,
      isName(key) && typeof value === 'string' ? LATE : rename(value),
    ]),
  );
};

export const orderFaults: Fault[] = [
  fault({
    id: 'outOfOrder',
    name: 'Replies out of order: an older one replaces nothing',
    excludes: reasonOn({
      login: oneAtATime,
      addBranch: oneAtATime,
      addUser: oneAtATime,
      statements: 'A selection is an address of its own: a reply to another is not shown.',
      print: 'It waits for no reply.',
    }),
    run: async (world, surface) => {
      const { page } = world;
      await surface.open(world);
      // A part of a screen or of a form is filled in before it can make a request.
      const isPart = surface.kind === 'read' && surface.dialog !== undefined;
      if (isPart) await surface.fill(world);
      await world.ignoreEarlierAnnouncements();
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      let arrived = () => {};
      const requested = new Promise<void>((resolve) => {
        arrived = resolve;
      });
      let answered: Promise<void> | undefined;
      const late = lateCalls[surface.id] ?? surface.call.path;
      await page.route(
        ({ pathname }) => late.test(pathname),
        (route) => {
          answered = (async () => {
            arrived();
            const answer = await route.fetch();
            const isJson = /json/.test(answer.headers()['content-type'] ?? '');
            const json = isJson ? rename(withMatch(await answer.json())) : undefined;
            await released;
            // The page may have aborted the request.
            await route.fulfill(json ? { response: answer, json } : { response: answer }).catch(() => {});
          })();
          return answered;
        },
        { times: 1 },
      );
      await requestsFirst[surface.id]?.(world);
      await requested;
      await leavesFirst[surface.id]?.(world);
      if (!isPart) await surface.fill(world);
      if (surface.kind === 'form') {
        await settled(world);
        release();
        await answered;
        await settled(world);
        await expect.soft(page.getByText(LATE), 'the older answer').toHaveCount(0);
        return succeeds(world, surface);
      }
      await surface.trigger(world);
      await surface.isDone(world);
      release();
      await answered;
      await settled(world);
      await surface.isDone(world);
      await expect.soft(page.getByText(LATE), 'the older answer').toHaveCount(0);
      await reportsNothing(world, surface);
      await keepsFocus(world, surface);
      throwsNothing(world);
    },
  }),
  fault({
    id: 'doubleSubmit',
    name: 'Double submit: one request',
    excludes: reasonOn({
      addressCascade: 'A choice in a list is not submitted; the same choice twice changes nothing.',
      contactPicker: 'It is typed into, not submitted.',
      statements: 'It sends nothing: what is selected is read.',
      print: 'It sends nothing; a second press of Print is a fault of its own.',
    }),
    run: async (world, surface) => {
      const { page } = world;
      await typeInto(world, surface);
      const requests = requestsOf(world, surface);
      // Every press and every submit counts twice, as from a mouse that bounces.
      await page.evaluate(() => {
        let isEcho = false;
        for (const type of ['click', 'submit'] as const) {
          document.addEventListener(
            type,
            (event) => {
              if (isEcho || !(event.target instanceof HTMLElement)) return;
              isEcho = true;
              const { target } = event;
              if (target instanceof HTMLFormElement) target.requestSubmit();
              else if (type === 'click' && !event.defaultPrevented) target.click();
              isEcho = false;
            },
            true,
          );
        }
      });
      await surface.trigger(world);
      await surface.isDone(world);
      await settled(world);
      expect.soft(requests.length, 'requests').toBe(1);
      await reportsNothing(world, surface);
      if (surface.kind !== 'form') await keepsValues(world, surface);
      throwsNothing(world);
    },
  }),
];

/** A lookup finds somebody. */
function withMatch(json: unknown): unknown {
  const isLookup = typeof json === 'object' && json !== null && 'match' in json;
  return isLookup ? { match: { id: 1, name: 'Somebody' } } : json;
}
