import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { providerApi } from './support/client.ts';
import { unique } from './support/forms.ts';
import { openPrinted, pdfOf, pdfSheets, pdfText, withoutSpaces } from './support/pdfText.ts';
import { expect, lastPrint, openSignedIn, test } from './support/test.ts';

/** Somebody without leases, whose report nothing else changes: the newest on the list may belong to another journey. */
async function addTraveller(request: APIRequestContext) {
  const provider = await providerApi(request);
  const identification_number = `ZN${unique().slice(-7)}`;
  await provider.post('individuals/', {
    ...{ first_name: 'Sekai', last_name: 'Mudzuri', identification_type: 'passport', identification_number },
    ...{ gender: 'female', marital_status: 'single', date_of_birth: '1990-03-05' },
    ...{ contact_details: [{ email: null, mobile_phone: ['+263772123456'] }], employment_details: [] },
    ...{ notes: [], next_of_kin: [], documents: [], addresses: [] },
  });
  return identification_number;
}

/** Opens the list with nobody but a traveller; the button that opens the report. */
async function openTraveller(page: Page) {
  const id = await addTraveller(page.request);
  await openSignedIn(page, `/services/rent-safe?tab=individual&individual_q=${id}`);
  return { id, view: page.getByRole('button', { name: /^View report for / }) };
}

async function openPrintedReport(page: Page, context: BrowserContext): Promise<Page> {
  await (await openTraveller(page)).view.click();
  const report = page.getByRole('dialog');
  await expect(report.getByRole('heading', { name: 'Historic' })).toBeVisible();
  await report.getByRole('button', { name: 'Print', exact: true }).click();
  return openPrinted(context, (await lastPrint(page)).html, page.url());
}

test('the printed report of an individual is complete', async ({ page, context }) => {
  const { view } = await openTraveller(page);
  const name = (await view.getAttribute('aria-label'))?.replace('View report for ', '') ?? '';
  await view.click();
  const report = page.getByRole('dialog');
  await expect(report.getByRole('heading', { name: 'Personal Details' })).toBeVisible();
  await report.getByRole('button', { name: 'Print', exact: true }).click();
  const { html } = await lastPrint(page);

  const text = pdfText(await pdfOf(context, html, page.url()));
  for (const line of [
    `Rent Payment Status Report for ${name} as at `,
    'Report number',
    'Classification',
    'Personal Details',
    'Employment History',
    'Claims',
    'Active',
    'Historic',
    'No data held',
    'Confidential',
    'Terms and conditions apply',
    'journeys@rentsafe.example',
  ]) {
    expect(text).toContain(withoutSpaces(line));
  }
  expect(text).not.toContain('Nextrecord');
  expect(text).not.toContain('today');
});

/** How many steps a leap goes: a sheet takes a tenth of a second to print, and only what is near its end matters. */
const LEAP = 8;

/** Takes steps until it is over: leaps, the last of which is taken back, then one after the other. */
async function stepUntil(isOver: () => Promise<boolean>, step: (count: number) => Promise<void>) {
  for (let leaps = 0; leaps < 20 && !(await isOver()); leaps += 1) await step(LEAP);
  await step(-LEAP);
  for (let steps = 0; steps < LEAP && !(await isOver()); steps += 1) await step(1);
}

test('a report that just exceeds its sheet takes a row of its last table along, not the footer alone', async ({
  page,
  context,
}) => {
  const printed = await openPrintedReport(page, context);
  const pdf = () => printed.pdf({ format: 'A4', preferCSSPageSize: true });
  const heads = async () => pdfText(await pdf()).split('OutstandingSince').length - 1;
  const sheets = async () => (await pdf()).toString('latin1').match(/\/Type \/Page\b/g)?.length;
  const body = printed.locator('table').last().locator('tbody');
  const onOne = await heads();
  expect(await sheets()).toBe(1);
  await stepUntil(
    async () => (await sheets()) !== 1,
    (rows) =>
      body.evaluate((element, count) => {
        for (let added = 0; added < count; added += 1)
          element.append(element.firstElementChild?.cloneNode(true) ?? '');
        for (let removed = 0; removed > count; removed -= 1) element.lastElementChild?.remove();
      }, rows),
  );
  expect(await sheets()).toBe(2);
  // The head of the table is repeated where its rows go on.
  expect(await heads()).toBe(onOne + 1);
  await printed.close();
});

test('wherever a sheet ends, no head of a table is left without a row', async ({ page, context }) => {
  const printed = await openPrintedReport(page, context);
  const table = printed.locator('table').last();
  const head = withoutSpaces((await table.locator('thead').textContent()) ?? '');
  const sheets = async () => pdfSheets(await printed.pdf({ format: 'A4', preferCSSPageSize: true }));
  const headsOnFirst = (now: string[]) => now[0]?.split(head).length;
  const atFirst = headsOnFirst(await sheets());
  const hasLeft = async () => {
    const now = await sheets();
    for (const sheet of now) expect(sheet.endsWith(head)).toBe(false);
    return headsOnFirst(now) !== atFirst;
  };
  // Pushed down line by line, the table leaves the first sheet.
  await stepUntil(hasLeft, (lines) =>
    table.evaluate((element, count) => {
      const before = element.previousElementSibling;
      if (count < 0) return before?.remove();
      const line = element.ownerDocument.createElement('p');
      line.style.cssText = `block-size: ${12 * count}px; margin: 0`;
      element.before(line);
    }, lines),
  );
  expect(await hasLeft()).toBe(true);
  await printed.close();
});

test("printed by the browser's own menu, an open report stands alone and whole", async ({ page }) => {
  await (await openTraveller(page)).view.click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Historic' })).toBeVisible();
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  const text = pdfText(pdf);
  expect(text).toMatch(/Printedbyjourneys@rentsafe\.example\d\d\w+\d{4}/);
  for (const line of ['Classification', 'Historic', 'Confidential', 'journeys@rentsafe.example'])
    expect(text).toContain(line);
  expect(text).not.toContain('Individuals,page1');
});

test("printed by the browser's own menu, each sheet has its number, and from the second on whom the report is about", async ({
  page,
}) => {
  const { id, view } = await openTraveller(page);
  const name = (await view.getAttribute('aria-label'))?.replace('View report for ', '') ?? '';
  await view.click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Historic' })).toBeVisible();
  const head = withoutSpaces(`RentSafe · ${name} · ${id}`);
  /** On sheets so small that each report takes several. */
  const marked = async () => {
    const sheets = pdfSheets(await page.pdf({ format: 'A5', landscape: true }));
    expect(sheets.length).toBeGreaterThan(1);
    for (const [at, sheet] of sheets.entries()) {
      expect(sheet).toContain(`${at + 1}/${sheets.length}`);
      expect(sheet.includes(head)).toBe(at > 0);
    }
  };
  await marked();
  await page.keyboard.press('Escape');
  await page.getByRole('row').filter({ hasText: id }).getByRole('link').click();
  await page.getByRole('tab', { name: 'Report', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Historic' })).toBeVisible();
  await marked();
});

test('a printed statement fits its page: no figure runs into another, no name breaks letter by letter', async ({
  page,
  context,
}) => {
  await openSignedIn(page, '/services/rent-safe/statements');
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  const { html } = await lastPrint(page);
  const printed = await openPrinted(context, html, page.url());
  expect(await printed.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
    0,
  );
  const cells = printed.getByRole('table', { name: 'Rent collection' }).locator('th, td');
  const cramped = await cells.evaluateAll((elements) =>
    elements
      .filter((cell) => cell.scrollWidth > cell.clientWidth || cell.clientHeight > 80)
      .map(({ textContent }) => textContent),
  );
  expect(cramped).toEqual([]);
  await printed.close();
});
