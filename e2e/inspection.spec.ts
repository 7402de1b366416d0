import type { Page } from '@playwright/test';
import { png } from '../packages/api/src/testing/images.ts';
import { expect, fillSignIn, lastPrint, openSignedIn, test } from './support/test.ts';

/** Plans an inspection of the first unit that is found, and opens it. */
async function plan(page: Page, kind: string) {
  await page.getByRole('button', { name: 'Plan Inspection' }).click();
  const form = page.getByRole('dialog', { name: 'Plan Inspection' });
  await form.getByRole('combobox', { name: 'Unit' }).fill('1');
  await page.getByRole('listbox').getByRole('option').first().click();
  await form.getByRole('combobox', { name: 'Kind' }).selectOption(kind);
  await form.getByRole('button', { name: 'Add Inspection' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('link', { name: /^IN-/ }).first().click();
}

test('an inspection is planned, found without a connection, signed, made final and compared', async ({
  page,
  context,
}) => {
  await openSignedIn(page, '/services/rent-safe/inspections');
  // A phone in a house: the connection goes and comes.
  await page.setViewportSize({ width: 390, height: 844 });
  await plan(page, 'Move out');

  const conditions = page.getByRole('group', { name: /^Condition of / });
  await expect(conditions.first()).toBeEnabled();
  await context.setOffline(true);
  await conditions.first().getByRole('radio', { name: 'Damaged' }).check();
  const first = page
    .getByRole('group')
    .filter({ has: page.locator('input[multiple]') })
    .first();
  await first.locator('input[multiple]').setInputFiles({
    name: 'gate.png',
    mimeType: 'image/png',
    buffer: png(),
  });
  await expect(page.getByRole('img', { name: 'gate.jpg' })).toBeVisible();
  const rest = page.getByRole('button', { name: 'The rest is good' });
  while ((await rest.count()) > 0) await rest.first().click();
  await expect(page.getByText('1 photo waits.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('You are offline.', { exact: false }).last()).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('img', { name: 'gate.jpg' })).toBeVisible();
  await expect(conditions.first().getByRole('radio', { name: 'Damaged' })).toBeChecked();

  const step = async (opener: string, submit: string, fill: Record<string, string> = {}) => {
    await page.getByRole('button', { name: opener }).click();
    const dialog = page.getByRole('dialog');
    for (const [label, text] of Object.entries(fill)) await dialog.getByLabel(label).fill(text);
    await dialog.getByRole('button', { name: submit }).click();
    await expect(dialog).toBeHidden();
  };
  await step('Complete…', 'Complete inspection');
  await step('Sign…', 'Sign inspection', { 'Full Name': 'Tendai Shumba' });
  await step('Sign…', 'Sign inspection', { 'Full Name': 'Rudo Makoni', Comment: 'The gate was so before.' });
  await step('Make final…', 'Make final');
  await expect(page.getByText('SHA-256')).toBeVisible();
  await expect(page.getByRole('img', { name: 'gate.jpg' })).toBeVisible();
  await page.getByRole('button', { name: 'Print inspection' }).click();
  const { title, html } = await lastPrint(page);
  expect(title).toMatch(/^Inspection IN-/);
  for (const text of ['Damaged', 'Rudo Makoni', 'The gate was so before.', 'gate.jpg']) {
    expect(html).toContain(text);
  }
});

test('an inspection that was opened opens again without a connection, with what was found, and nothing of it stays at Log out', async ({
  page,
  context,
}) => {
  await page.goto('/login?next=/services/rent-safe/inspections');
  await fillSignIn(page);
  await plan(page, 'Routine');
  await expect(page.getByText('This page also opens without a connection.', { exact: false })).toBeVisible();
  const number = await page.getByRole('heading', { level: 1 }).textContent();

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: String(number) })).toBeVisible();
  const conditions = page.getByRole('group', { name: /^Condition of / });
  await expect(conditions.first()).toBeEnabled();
  await conditions.first().getByRole('radio', { name: 'Damaged' }).check();
  await page
    .getByRole('textbox', { name: /^Note on/ })
    .first()
    .fill('It hangs on one hinge.');
  await expect(page.getByText('Changes are kept on this device', { exact: false })).toBeVisible();
  // The phone ends the page, and opens it again.
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Note on/ }).first()).toHaveValue('It hangs on one hinge.');

  await context.setOffline(false);
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  await page.reload();
  await expect(conditions.first().getByRole('radio', { name: 'Damaged' })).toBeChecked();
  const stored = () =>
    page.evaluate(
      async () =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open('rentsafe-opened-inspections');
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const counting = opening.result.transaction('inspections').objectStore('inspections').count();
            counting.onsuccess = () => {
              opening.result.close();
              resolve(counting.result);
            };
          };
        }),
    );
  expect(await stored()).toBe(1);
  const cached = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cached).toContain('/index.html');
  expect(cached.filter((path) => !/^\/(index\.html|assets\/)/.test(path))).toEqual([]);

  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect.poll(stored).toBe(0);
  await context.setOffline(true);
  await page.goto('/services/rent-safe/inspections/1').catch(() => {});
  await expect(page.getByRole('heading', { name: 'Login to proceed' })).toBeVisible();
});
