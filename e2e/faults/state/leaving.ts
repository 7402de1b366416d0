import { keepsFocus, keepsValues, reportsNothing, throwsNothing } from '../invariants.ts';
import type { Fault, Surface } from '../matrix.ts';
import { expect, type World } from '../world.ts';
import { fault, reasonOn, succeeds, typeInto } from './shared.ts';

const read = 'It is not a form: the search is in the address, which reload and Back restore.';

/** Reloads; the browser asks, and the user stays. */
async function reloadAndStay(world: World) {
  const dialog = world.page.waitForEvent('dialog');
  // The question blocks the page, so the call must have returned before.
  await world.page.evaluate(() => void setTimeout(() => location.reload()));
  const question = await dialog;
  expect.soft(question.type(), 'the question').toBe('beforeunload');
  await question.dismiss();
}

/** Reaches the screen from another one of the app, so that Back leads there. */
function openFromWithinApp({ page }: World) {
  const goto = page.goto.bind(page);
  page.goto = async (address) => {
    const answer = await goto('/services/rent-safe/todo');
    const tab = new URL(address, page.url()).searchParams.get('tab');
    await page.getByRole('link', { name: tab ? 'Dashboard' : 'Internal Users' }).click();
    if (tab) await page.getByRole('tab', { name: new RegExp(`^${tab}`, 'i') }).click();
    return answer;
  };
}

async function backAndStay(world: World, surface: Surface) {
  const { page } = world;
  await page.evaluate(() => history.back());
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await expect.soft(question, 'what to do').toContainText('Discard what you have typed?');
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await keepsValues(world, surface);
  await keepsFocus(world, surface);
}

export const leavingFaults: Fault[] = [
  fault({
    id: 'leaving',
    name: 'Reload or Back in mid-form: it asks, and nothing typed is lost by staying',
    excludes: reasonOn({
      login: 'A password is never stored, and an email address is quickly typed again: it does not ask.',
      individualList: read,
      companyList: read,
      internalUsers: read,
      individualReport: read,
      companyReport: read,
      print: 'It has no fields; those of the statement have been submitted by then.',
      routeChange: 'It has no fields.',
    }),
    run: async (world, surface) => {
      if (surface.dialog) openFromWithinApp(world);
      await typeInto(world, surface);
      const before = await world.page.evaluate(() => performance.timeOrigin);
      await reloadAndStay(world);
      await keepsValues(world, surface);
      if (surface.dialog) await backAndStay(world, surface);
      expect.soft(await world.page.evaluate(() => performance.timeOrigin), 'no reload').toBe(before);
      await reportsNothing(world, surface);
      throwsNothing(world);
      await succeeds(world, surface);
    },
  }),
];
