import { thisMonth } from '../../support/lists.ts';
import type { Surface } from '../matrix.ts';
import { expect, type World } from '../world.ts';

const path = '/services/rent-safe/statements';
const selection = ({ page }: World) => page.getByRole('form', { name: 'Selection' });
const preview = ({ page }: World) => page.getByRole('region', { name: 'Statement preview' });

const open: Surface['open'] = async (world) => {
  await world.page.goto(path);
  await expect(selection(world)).toBeVisible();
};
const fill: Surface['fill'] = async (world) => {
  await selection(world).getByLabel('Month').selectOption({ label: thisMonth });
};
const submit = (world: World) => selection(world).getByRole('button', { name: 'Submit' }).click();
const print = (world: World) => preview(world).getByRole('button', { name: 'Print' }).click();

const shared = {
  kind: 'local',
  signedIn: true,
  fields: selection,
  open,
  failure: /Printing failed/,
} as const;

export const statements: Surface = {
  ...shared,
  id: 'statements',
  fill,
  trigger: submit,
  busy: preview,
  recover: submit,
  isDone: (world) => expect(preview(world)).toContainText(thisMonth),
};

/** Printing a statement; `window.print` records that it was called. */
export const printing: Surface = {
  ...shared,
  id: 'print',
  fill: async (world) => {
    await fill(world);
    await submit(world);
    await statements.isDone(world);
  },
  trigger: print,
  busy: preview,
  recover: print,
  isDone: async ({ page }) => {
    await page.waitForFunction(() => window.printed.length > 0);
    await expect(page.locator('iframe')).toHaveCount(0);
  },
};
