import { png } from '../packages/api/src/testing/images.ts';
import { expect, lastPrint, openSignedIn, test } from './support/test.ts';

test('an inspection is planned, found without a connection, signed, made final and compared', async ({
  page,
  context,
}) => {
  await openSignedIn(page, '/services/rent-safe/inspections');
  // A phone in a house: the connection goes and comes.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Plan Inspection' }).click();
  const form = page.getByRole('dialog', { name: 'Plan Inspection' });
  await form.getByRole('combobox', { name: 'Unit' }).fill('1');
  await page.getByRole('listbox').getByRole('option').first().click();
  await form.getByRole('combobox', { name: 'Kind' }).selectOption('Move out');
  await form.getByRole('button', { name: 'Add Inspection' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('link', { name: /^IN-/ }).first().click();

  const conditions = page.getByRole('combobox', { name: /, / });
  await expect(conditions.first()).toBeEnabled();
  await context.setOffline(true);
  await conditions.first().selectOption('Damaged');
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
  await expect(conditions.first()).toHaveValue('damaged');

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
