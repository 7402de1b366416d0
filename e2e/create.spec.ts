import {
  addHarareAddress,
  companyTab,
  fillCompany,
  individualTab,
  nationalId,
  openForm,
  unique,
} from './support/forms.ts';
import { chooseOption } from './support/lists.ts';
import { pdfOf } from './support/pdfText.ts';
import { expect, lastPrint, openSignedIn, test } from './support/test.ts';

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(`a toast covers neither the title of a form nor what is wrong in it, at ${width} px`, async ({
    page,
  }) => {
    const form = await openForm(page, individualTab, 'Add New Individual');
    await page.setViewportSize({ width, height });
    await form.getByLabel('Identification Number').fill('12');
    await form.getByRole('button', { name: 'Add Individual' }).click();
    const toast = page.getByRole('region', { name: 'Notifications' });
    await expect(toast).toContainText('Invalid Zimbabwean National ID');
    const shown = [
      form.getByRole('heading', { name: 'Add New Individual' }),
      form.getByRole('region', { name: /^There are \d problems/ }),
    ];
    await expect(async () => {
      const own = await toast.boundingBox();
      for (const part of shown) {
        const box = await part.boundingBox();
        if (!own || !box) throw new Error('Not in sight.');
        const apart =
          own.y >= box.y + box.height ||
          own.y + own.height <= box.y ||
          own.x >= box.x + box.width ||
          own.x + own.width <= box.x;
        expect(apart).toBe(true);
      }
    }).toPass({ timeout: 120_000 });
  });
}

test('a company is added with its head office, then gets a branch', async ({ page }) => {
  const number = `${unique()}/2021`;
  const form = await openForm(page, companyTab, 'Add New Company');
  await fillCompany(form, 'Acacia Lettings (Private) Limited', number);
  await form.getByLabel('Website').fill('www.acacia.example.co.zw');
  await form.getByLabel('Number Of Employees').fill('12');
  await form.getByRole('button', { name: 'Add Company' }).click();
  await expect(page.getByText('Company created successfully!')).toBeVisible();
  await expect(form).toBeHidden();
  // Another journey may add a company meanwhile: not always the first row.
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText('Head Office');

  await row.getByRole('button', { name: 'New Branch' }).click();
  const branch = page.getByRole('dialog', { name: 'Create A New Branch' });
  await expect(branch.getByLabel('Company')).toHaveValue(new RegExp(number));
  await branch.getByLabel('Branch Name').fill('Avondale Depot');
  await branch.getByRole('button', { name: 'Add Contact' }).click();
  await branch.getByRole('combobox', { name: 'Individual' }).fill('moyo');
  await branch.getByRole('listbox').getByRole('option', { name: /moyo/i }).first().click();
  await branch.getByLabel('Contact Type').selectOption({ label: 'Manager' });
  await addHarareAddress(branch, 'Primary Address');
  await branch.getByRole('button', { name: 'Add Branch' }).click();
  await expect(page.getByText('Branch created successfully!')).toBeVisible();
  await expect(branch).toBeHidden();
  await expect(
    page.getByRole('row').filter({ hasText: number }).filter({ hasText: 'Avondale Depot' }),
  ).toBeVisible();
});

test('in a changed form Back and Escape ask before anything is lost', async ({ page }) => {
  await openSignedIn(page);
  await page.getByRole('tab', { name: 'Company Payment Status' }).click();
  await page.getByRole('button', { name: 'Add New Company' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Company' });
  await form.getByLabel('Registered Name').fill('Acacia Lettings');
  for (const leave of [() => page.keyboard.press('Escape'), () => page.evaluate(() => history.back())]) {
    await leave();
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(form.getByLabel('Registered Name')).toHaveValue('Acacia Lettings');
  }
  await page.evaluate(() => history.back());
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(/tab=company/);
});

test('an individual with employment and two addresses takes at most 30 keys beside the letters', async ({
  page,
}) => {
  await openSignedIn(page, individualTab);
  await expect(page.getByText(/1 \/ \d+/)).toBeVisible();
  const { keyboard } = page;
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await keyboard.press(key);
  };
  const form = page.getByRole('dialog', { name: 'Add New Individual' });
  const focused = form.locator(':focus');
  /** Tab by Tab to a field, and its letters; those of a list choose in it. */
  const fill = async (label: string, text: string) => {
    const field = form.getByLabel(label, { exact: true }).last();
    await expect(field).toBeEnabled();
    const at = () => field.evaluate((element) => element === document.activeElement);
    while (!(await at())) await press('Tab');
    await keyboard.type(text);
  };
  await press('Control+k');
  await keyboard.type('add new indiv');
  await expect(page.getByRole('option', { name: 'Add New Individual' })).toBeVisible();
  await press('Enter');
  await expect(form.getByLabel('First Name')).toBeFocused();
  // Nobody else has this name and birth date: a notice of a possible duplicate is one more stop.
  await fill('First Name', 'Chenai');
  await fill('Last Name', 'Mhofu');
  await fill('Identification Number', nationalId(unique()));
  await fill('Gender', 'Fem');
  await fill('Date Of Birth', '17/09/1991');
  await fill('Marital Status', 'Single');
  await fill('Mobile Phone', '0771 234 567');
  await fill('Email', 'chenai@example.co.zw');
  await fill('Employer Name', 'Baobab Properties');
  await fill('Job Title', 'Clerk');
  await fill('Start Date', '01/02/2020');
  for (const street of ['1 Samora Machel Avenue', '7 Fife Street']) {
    while ((await focused.textContent()) !== 'Add Address') await press('Tab');
    await press('Enter');
    const next = form.getByLabel(street.startsWith('1') ? 'Province' : 'City', { exact: true }).last();
    await expect(next).toBeFocused();
    if (street.startsWith('1')) await fill('Province', 'Harare');
    await fill('City', 'Harare');
    await fill('Street Address', street);
  }
  await press('Enter');
  await expect(page.getByText('Individual created successfully!')).toBeVisible();
  expect(keys).toBeLessThanOrEqual(30);
});

test('the reports on a list of IDs are printed together, each once, on a sheet of its own', async ({
  page,
  context,
}) => {
  await openSignedIn(page, individualTab);
  await expect(page.getByText(/1 \/ \d+/)).toBeVisible();
  const rows = (await page.getByRole('row').allTextContents()).flatMap(
    (text) => text.match(/\d{8,9}[A-Z]\d{2}/)?.[0] ?? [],
  );
  const [first = '', second = ''] = rows;
  await chooseOption(page, 'Print reports for IDs…');
  const form = page.getByRole('dialog', { name: 'Print reports for IDs' });
  await form
    .getByLabel('ID numbers')
    .fill(`${first.slice(0, 2)}-${first.slice(2).toLowerCase()}\n${second}; ${first}, EN99`);
  await form.getByRole('button', { name: 'Find' }).click();
  await expect(form.getByText('Not found: 1')).toBeVisible();
  await form.getByRole('button', { name: 'Print 2 reports' }).click();
  const { html } = await lastPrint(page);
  for (const number of [first, second]) expect(html).toContain(number);
  expect(html.match(/Rent Payment Status Report for/g)).toHaveLength(2);
  expect(html).toMatch(/\+263 \d\d \d{3} \d{4}/);
  expect(html).not.toMatch(/>\+263\d/);
  const pdf = await pdfOf(context, html, page.url());
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
});
