import { keepsFocus, keepsTyped, saysNothing, staysCalm } from '../invariants.ts';
import type { Fault, Surface } from '../matrix.ts';
import { expect, type World } from '../world.ts';
import { fault, goesWell, reasonOn, typeInto } from './shared.ts';

const read = 'It is no form: what is searched for stands in the address, which reload and Back restore.';

/** Reloads; the browser asks, and the person stays. */
async function reloadAndStay(world: World) {
  const asked = world.page.waitForEvent('dialog');
  // The question holds up the page: not within the call.
  await world.page.evaluate(() => void setTimeout(() => location.reload()));
  const question = await asked;
  expect.soft(question.type(), 'the question').toBe('beforeunload');
  await question.dismiss();
}

/** Comes to the screen from another one of the app, so that Back leads there. */
function comesFromWithin({ page }: World) {
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
  await keepsTyped(world, surface);
  await keepsFocus(world, surface);
}

export const leavingFaults: Fault[] = [
  fault({
    id: 'leaving',
    name: 'Reload or Back in mid-form: it asks, and nothing typed is lost when one stays',
    not: reasonOn({
      login: 'A password is never kept, and an e-mail address is soon typed again: it does not ask.',
      individualList: read,
      companyList: read,
      internalUsers: read,
      individualReport: read,
      companyReport: read,
      print: 'It has no fields; those of the statement are submitted by then.',
      routeChange: 'It has no fields.',
    }),
    run: async (world, surface) => {
      if (surface.dialog) comesFromWithin(world);
      await typeInto(world, surface);
      const before = await world.page.evaluate(() => performance.timeOrigin);
      await reloadAndStay(world);
      await keepsTyped(world, surface);
      if (surface.dialog) await backAndStay(world, surface);
      expect.soft(await world.page.evaluate(() => performance.timeOrigin), 'no reload').toBe(before);
      await saysNothing(world, surface);
      staysCalm(world);
      await goesWell(world, surface);
    },
  }),
];
