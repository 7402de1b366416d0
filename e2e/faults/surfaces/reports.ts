import { companyTab, individualTab } from '../../support/forms.ts';
import type { Surface } from '../matrix.ts';
import { expect } from '../world.ts';
import { dialogNamed } from './shared.ts';

function report(
  options: Pick<Surface, 'id' | 'call'> & { path: string; query: string; box: string; section: string },
): Surface {
  const dialog = dialogNamed(/^Rent Payment Status Report/);
  return {
    ...options,
    kind: 'read',
    signedIn: true,
    dialog,
    fields: ({ page }) => page.locator('main'),
    open: async ({ page }) => {
      await page.goto(`${options.path}&${options.query}`);
      await expect(page.getByText(/1 \/ \d+/)).toBeVisible();
    },
    fill: ({ page }) => page.getByPlaceholder(options.box).pressSequentially(' more'),
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
  path: individualTab,
  query: 'individual_q=moyo',
  box: 'Search by name or ID...',
  section: 'Personal Details',
});

export const companyReport = report({
  id: 'companyReport',
  call: { method: 'GET', path: /^\/api\/companies\/\d+\/$/ },
  path: companyTab,
  query: 'company_q=baobab',
  box: 'Search by name or reg...',
  section: 'Company Details',
});
