// Goes through `examples/workshop` as it is served: the list, the form, a job and the figures.
import assert from 'node:assert/strict';
import { openChromium } from './chromium.mjs';
import { path } from './generate.mjs';

const { combobox, dataTable, dialog, repeater, tabs, textField, toasts } = await import(
  path('dist/test-utils.js')
);

async function proveList(page, url) {
  await page.goto(`${url}/jobs?status=in_progress&sort=-total`);
  const jobs = dataTable(page, 'Jobs');
  const row = jobs.rowAt(0);
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Finish 1', exact: true }).click();
  await dialog(page, 'Finish this job?').button('Finish 1').click();
  await toasts(page).toast('Job finished').waitFor();
}

async function proveForm(page) {
  await page.getByRole('link', { name: 'Book Job' }).click();
  const form = page.getByRole('form', { name: 'Job', exact: true });
  await textField(form, 'Customer').fill('Ada Byrne');
  await textField(form, 'Plate').fill('ZZ26 999');
  await combobox(form, 'Mechanic').choose(page, { query: 'ewa', option: /Ewa Nowak/ });
  await textField(form, 'Due').fill('20/03/2026');
  await textField(form, 'Work').fill('Exhaust');
  await textField(form, 'Labour').fill('£1,250.50');
  const parts = repeater(form, 'Parts');
  await parts.addButton('Add Part').click();
  const part = parts.row('Part 1');
  await textField(part, 'Name').fill('Exhaust pipe');
  await textField(part, 'Quantity').fill('2');
  await textField(part, 'Price').fill('84.20');
  await page.getByRole('link', { name: 'Import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await form.getByRole('button', { name: 'Book Job' }).click();
  await toasts(page).toast('Job J-0065 booked').waitFor();
}

async function proveJob(page) {
  await page.getByRole('heading', { level: 1, name: 'J-0065' }).waitFor();
  await page.getByText('£1,418.90').waitFor();
  await page.getByRole('button', { name: 'Edit…' }).click();
  const edit = dialog(page, 'Edit J-0065');
  await textField(edit.root, 'Labour').fill('1300');
  await edit.button('Save').click();
  await toasts(page).toast('Job J-0065 saved').waitFor();
  await tabs(page, 'J-0065').tab('History').click();
  await page.getByText('changed the job').waitFor();
}

export async function proveWorkshop(url) {
  const { page, faults, close } = await openChromium();
  try {
    await proveList(page, url);
    await proveForm(page);
    await proveJob(page);
    await page.getByRole('link', { name: 'Today' }).click();
    await page.getByRole('figure', { name: 'Work by mechanic' }).waitFor();
    assert.deepEqual(faults, []);
  } finally {
    await close();
  }
}
