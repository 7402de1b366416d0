// Goes through `examples/landlord-portal` as it is served: list, edit dialog, charts, report, and both form libraries.
import assert from 'node:assert/strict';
import { openChromium } from './chromium.mjs';
import { path } from './generate.mjs';

const { combobox, dataTable, dialog, textField, toasts } = await import(path('dist/test-utils.js'));

async function proveList(page) {
  const table = dataTable(page, 'Units');
  const first = async () => (await table.cell(table.rowAt(0), 'Unit')).textContent();
  await table.columnHeader('Unit').getByRole('button').click();
  assert.equal(await first(), 'Flat 4');
  await table.columnHeader('Unit').getByRole('button').click();
  assert.equal(await first(), 'Shop 1');
  await table.rowAction(table.rowsWith('Flat 4'), 'Edit Flat 4').click();
  const edit = dialog(page, 'Edit Flat 4');
  assert.equal(await textField(edit.root, 'Lease ends').inputValue(), '28/02/2027');
  await textField(edit.root, 'Rent').fill('1,475.5');
  await edit.button('Save').click();
  await toasts(page).toast('Flat 4 saved').waitFor();
  assert.equal(await (await table.cell(table.rowsWith('Flat 4'), 'Rent')).textContent(), '$1,475.50');
}

async function proveStatement(page) {
  await page.getByRole('link', { name: 'Statement', exact: true }).click();
  await page.getByRole('figure', { name: 'Collection by month' }).waitFor();
  await page.getByRole('figure', { name: 'Arrears by age' }).waitFor();
  await page.getByRole('button', { name: 'Open statement' }).click();
  const report = dialog(page, 'Statement for October 2026');
  await report.heading('October 2026').waitFor();
  await page.keyboard.press('Escape');
  await report.root.waitFor({ state: 'detached' });
}

async function proveForms(page) {
  await page.getByRole('link', { name: 'New lease', exact: true }).click();
  const lease = page.getByRole('form', { name: 'Lease', exact: true });
  await textField(lease, 'Start').fill('31/02/2027');
  await lease.getByRole('button', { name: 'Add lease' }).click();
  await textField(lease, 'Unit').and(page.locator('[aria-invalid=true]')).waitFor();
  await lease.getByRole('button', { name: 'Start again' }).click();
  assert.equal(await textField(lease, 'Start').inputValue(), '');
  await textField(lease, 'Unit').fill('Flat 12');
  await combobox(lease, 'Tenant').choose(page, { query: 'rudo', option: /Rudo Ncube/ });
  await textField(lease, 'Start').fill('01/02/2027');
  await lease.getByRole('button', { name: 'Add lease' }).click();
  await toasts(page).toast('Lease added').waitFor();
  const rent = page.getByRole('form', { name: 'Rent', exact: true });
  await textField(rent, 'Rent').fill('1,250.50');
  await rent.getByRole('button', { name: 'Set rent' }).click();
  await toasts(page).toast('Rent of 1250.50 set').waitFor();
}

export async function provePortal(url) {
  const { page, faults, close } = await openChromium();
  await page.goto(url);
  await proveList(page);
  await proveStatement(page);
  await proveForms(page);
  assert.deepEqual(faults, []);
  await close();
}
