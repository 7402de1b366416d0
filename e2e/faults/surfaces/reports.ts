import { type List, listOf } from '../../../packages/app/src/testing/lists.ts';
import type { Surface } from '../matrix.ts';
import { expect } from '../world.ts';
import { dialogNamed } from './shared.ts';

function report(options: Required<Pick<Surface, 'id' | 'call'>> & { list: List; section: string }): Surface {
  const { at, name, term, placeholder } = options.list;
  const dialog = dialogNamed(/^Rent Payment Status Report/);
  return {
    id: options.id,
    call: options.call,
    kind: 'read',
    signedIn: true,
    dialog,
    fields: ({ page }) => page.locator('main'),
    open: async ({ page }) => {
      await page.goto(`${at}&${name}_q=${term}`);
      await expect(page.getByText(/1 \/ \d+/)).toBeVisible();
    },
    fill: ({ page }) => page.getByPlaceholder(placeholder).pressSequentially(' more'),
    trigger: ({ page }) =>
      page
        .getByRole('button', { name: /^View report for / })
        .first()
        .click(),
    failure: /The report could not be loaded/,
    busy: (world) => dialog(world).getByRole('img', { name: 'Loading report' }),
    recover: (world) => dialog(world).getByRole('button', { name: 'Retry' }).click(),
    isDone: async (world) => {
      await expect(dialog(world).getByRole('heading', { name: options.section })).toBeVisible();
      await expect(dialog(world).getByRole('button', { name: 'Print' })).toBeEnabled();
    },
  };
}

export const individualReport = report({
  id: 'individualReport',
  call: { method: 'GET', path: /^\/api\/individuals\/\d+\/full-details\/$/ },
  list: listOf.individual,
  section: 'Personal Details',
});

export const companyReport = report({
  id: 'companyReport',
  call: { method: 'GET', path: /^\/api\/companies\/\d+\/$/ },
  list: listOf.company,
  section: 'Company Details',
});
