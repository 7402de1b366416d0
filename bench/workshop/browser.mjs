// Both workshops in Chromium: the same journey, by role and name, and axe on list and form.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { preview } from 'vite';

const axeFile = createRequire(import.meta.url).resolve('axe-core');
const themes = ['light', 'dark'];

async function serve(app) {
  const server = await preview({
    root: app,
    configFile: false,
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 0 },
  });
  return { url: server.resolvedUrls.local[0].replace(/\/$/, ''), close: () => server.close() };
}

/** Elements that break a rule, by rule. */
async function violations(page) {
  await page.addScriptTag({ path: axeFile });
  return page.evaluate(async () => {
    const result = await window.axe.run(document, { resultTypes: ['violations'] });
    return result.violations.map(({ id, nodes }) => ({ rule: id, count: nodes.length }));
  });
}

const rowOf = (page, text) => page.getByRole('row').filter({ hasText: text });

/** What stands in the address is shown; what is chosen is finished; what is chosen empties with the search. */
async function journeyOfList(page, url) {
  await page.goto(`${url}/jobs?status=in_progress&due_from=2026-03-01&sort=-total&q=taxis`);
  const jobs = page.getByRole('row').filter({ hasText: 'J-00' });
  await jobs.first().waitFor();
  const numbers = await jobs.allTextContents();
  assert.ok(
    numbers.length > 1 &&
      numbers.every((text) => text.includes('Penrith Taxis') && text.includes('In progress')),
  );
  const number = /J-\d{4}/.exec(numbers[0])[0];
  const box = rowOf(page, number).getByRole('checkbox');
  const finish = page.getByRole('button', { name: 'Finish 1', exact: true });
  await box.check();
  await finish.waitFor();
  await page.getByPlaceholder('Search jobs').fill('penrith');
  await page.keyboard.press('Enter');
  await finish.waitFor({ state: 'detached' });
  assert.match(page.url(), /q=penrith/);
  await box.check();
  await finish.click();
  const question = page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .filter({ hasText: 'Finish this job?' });
  await question.getByRole('button', { name: /^Finish/ }).click();
  await rowOf(page, number).waitFor({ state: 'detached' });
  await page.getByText('Job finished').first().waitFor();
}

/** What is wrong stands at its field; a duplicate is led to; what is typed is asked about; what is right is booked. */
async function journeyOfForm(page, url) {
  await page.goto(`${url}/jobs/new`);
  const field = (name) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
  const book = page.getByRole('button', { name: 'Book Job', exact: true });
  await book.click();
  await page.getByText('Enter the customer.').first().waitFor();
  await field('Customer').fill('Ada Byrne');
  await field('Plate').fill('KX21 137');
  await page
    .getByRole('combobox', { name: /^Mechanic/ })
    .or(field('Mechanic'))
    .first()
    .fill('ewa');
  await page.getByRole('option', { name: 'Ewa Nowak' }).click();
  await field('Due').fill('20/03/2026');
  await field('Work').fill('Exhaust');
  await field('Labour').fill('1,250.5');
  await page.getByRole('button', { name: 'Add Part' }).click();
  await field('Name').fill('Exhaust pipe');
  await field('Quantity').fill('1');
  await field('Price').fill('84.20');
  await book.click();
  await page.getByText('J-0038 is on file already.').first().waitFor();
  await field('Plate').fill('ZZ26 999');
  await book.click();
  await page
    .getByText(/^Job J-\d{4} booked/)
    .first()
    .waitFor();
}

/** Violations of both pages in both themes, after both journeys. */
export async function tryInBrowser(browser, app) {
  const { url, close } = await serve(app);
  const found = { list: [], form: [] };
  for (const colorScheme of themes) {
    const page = await browser.newPage({ colorScheme, locale: 'en-GB', reducedMotion: 'reduce' });
    for (const [name, path] of [
      ['list', '/jobs'],
      ['form', '/jobs/new'],
    ]) {
      await page.goto(url + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      if (name === 'list') await page.getByRole('row').nth(20).waitFor();
      for (const violation of await violations(page)) found[name].push({ ...violation, theme: colorScheme });
    }
    await page.close();
  }
  const page = await browser.newPage({ locale: 'en-GB', reducedMotion: 'reduce' });
  page.setDefaultTimeout(20_000);
  await journeyOfList(page, url);
  await journeyOfForm(page, url);
  await page.close();
  await close();
  return found;
}
