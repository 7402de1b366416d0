import { thisMonth } from '../../support/lists.ts';
import type { Surface } from '../matrix.ts';
import { expect, type World } from '../world.ts';
import { exactly } from './shared.ts';

const path = '/services/rent-safe/statements';
/** Also while a dialog covers it. */
const selection = ({ page }: World) => page.getByRole('form', { name: 'Selection', includeHidden: true });
const preview = ({ page }: World) => page.getByRole('region', { name: 'Statement preview' });

const open: Surface['open'] = async (world) => {
  await world.page.goto(path);
  await expect(preview(world).getByRole('table')).toBeVisible();
};
const fill: Surface['fill'] = async (world) => {
  await selection(world).getByLabel('Month').selectOption({ label: thisMonth });
};
const submit = (world: World) => selection(world).getByRole('button', { name: 'Submit' }).click();
const print = (world: World) => preview(world).getByRole('button', { name: 'Print' }).click();

const shared = {
  kind: 'read',
  call: { method: 'GET', path: exactly('/api/reports/landlord-statements/') },
  signedIn: true,
  fields: selection,
  open,
} as const;

export const statements: Surface = {
  ...shared,
  id: 'statements',
  failure: /Could not fetch the statements/,
  fill,
  trigger: submit,
  busy: (world) => preview(world).getByRole('img', { name: 'Loading the statements' }),
  recover: (world) => preview(world).getByRole('button', { name: 'Retry' }).click(),
  isDone: (world) => expect(preview(world)).toContainText(thisMonth),
};

/** Printing statements, whose lines are read first; `window.print` records that it was called. */
export const printing: Surface = {
  ...shared,
  id: 'print',
  failure: /Printing failed|Could not print the statements/,
  fill: async (world) => {
    await fill(world);
    await submit(world);
    await statements.isDone(world);
    // One landlord has few lines: all of them take minutes where the connection is slow.
    await preview(world).getByRole('link').first().click();
    await expect(preview(world).getByRole('heading', { name: 'Summary' })).toBeVisible();
    await expect(preview(world).getByRole('img', { name: 'Loading the lines' })).toHaveCount(0);
  },
  trigger: print,
  busy: (world) => preview(world).getByRole('progressbar'),
  recover: print,
  isDone: async ({ page }) => {
    await page.waitForFunction(() => window.printed.length > 0);
    await expect(page.locator('iframe')).toHaveCount(0);
  },
};
