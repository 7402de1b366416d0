import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { today } from '../packages/domain/src/date/index.ts';
import { sampleCompany, sampleIndividual } from '../packages/domain/src/fixtures/index.ts';
import {
  addMonths,
  firstDayOf,
  lastDayOf,
  monthOf,
  type PlainDate,
} from '../packages/format/src/date/index.ts';
import { invite, invitedPassword, providerApi } from './support/client.ts';
import { unique } from './support/forms.ts';
import { pdfOf, pdfText, sheetsOf, withoutSpaces } from './support/pdfText.ts';
import type { Api } from './support/roles.ts';
import { expect, fillSignIn, lastPrint, test } from './support/test.ts';

const home = '/services/rent-safe';
const month = addMonths(monthOf(today()), -1);
const on = (day: number): PlainDate => `${month}-${String(day).padStart(2, '0')}`;
const typed = (day: PlainDate) => day.split('-').toReversed().join('/');
const monthName = new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-GB', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const usd = (amount: string) => ({ amount, currency: 'USD' });
const random = () => 300_000 + (Number(unique()) % 200_000);

const person = (first_name: string, last_name: string) => ({
  ...sampleIndividual(random()),
  first_name,
  last_name,
});

/** A new agency with two Admins: a landlord with two flats, one let with a deposit, and a supplier. */
async function prepare(request: APIRequestContext) {
  const provider = await providerApi(request);
  const { id } = await provider.post('clients/clients/', { name: `Kopje Estates ${unique()}` });
  const first = await invite(request, provider, id, 'Tafadzwa Ncube', 1);
  const second = await invite(request, provider, id, 'Rudo Sibanda', 1);
  const { api } = first;
  const individual = async (name: string) => {
    const [given = '', family = ''] = name.split(' ');
    return { type: 'individual', id: (await api.post('individuals/', person(given, family))).id };
  };
  const company = async (registration_name: string) => {
    const made = await api.post('companies/', { ...sampleCompany(random()), registration_name });
    return { type: 'company', id: made.id };
  };
  const landlord = await individual('Nyasha Gumbo');
  const supplier = await company('Msasa Plumbing');
  const agency = await company('Kopje Estates');
  const bank = { bank_name: 'CBZ', bank_branch: 'Gweru', account_number: '01122334455' };
  await api.post('landlords/', { party: landlord, ...bank });
  for (const party of [supplier, agency]) await api.put('payees/', { party, ...bank });
  const { id: property, units } = await api.post('properties/', {
    ...{ property_type: 'House', street_number: '7', street_name: 'Kopje Road', city_town: 'Gweru' },
    ...{ landlord, owned_from: '2020-01-01', units: [{ unit_number: '1' }, { unit_number: '2' }] },
  });
  await api.post('commission-rules/', { from_on: '2020-01-01', rate: '10.00' });
  await api.post('rates/', { on: on(1), rate: '26.80', source: 'RBZ' });
  const [one, two] = units as { id: number }[];
  const lease = async (unit: number | undefined, tenant: string, rent: string, more = {}) => {
    const steps = [{ from_on: firstDayOf(month), amount: rent }];
    const made = await api.post('leases/', {
      ...{ unit, from_on: firstDayOf(month), schedules: [{ type: 'rent', currency: 'USD', steps }] },
      parties: [{ party: await individual(tenant), role: 'tenant' }],
      ...more,
    });
    await api.post(`leases/${made.id}/activate/`, {});
    return made.number as string;
  };
  const farai = await lease(one?.id, 'Farai Moyo', '500.00', { deposit: usd('500.00') });
  const chipo = await lease(two?.id, 'Chipo Dube', '300.00');
  return { first, second, landlord, supplier, agency, property, farai, chipo };
}

async function addAccount(page: Page, name: string, kind: string, currency = 'USD') {
  await page.getByRole('button', { name: 'Add Bank Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Bank Account' });
  await dialog.getByLabel(/^Name/).fill(name);
  await dialog.getByLabel(/^Kind/).selectOption({ label: kind });
  await dialog.getByLabel(/^Currency/).selectOption(currency);
  await dialog.getByRole('button', { name: 'Add Account' }).click();
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
}

/** A receipt for a lease, whose other fields `fill` fills. */
async function receive(page: Page, lease: string, day: PlainDate, fill: (form: Form) => Promise<void>) {
  await page.goto(`${home}/customers/receipts`);
  await page.getByRole('button', { name: 'New Receipt' }).click();
  const form = page.getByRole('dialog', { name: 'New Receipt' });
  await form.getByLabel('Lease').fill(lease);
  await page.getByRole('option', { name: new RegExp(lease) }).click();
  await form.getByLabel(/^Received On/).fill(typed(day));
  await fill(form);
  await form.getByRole('button', { name: 'Add Receipt', exact: true }).click();
  await expect(form).toBeHidden();
}
type Form = ReturnType<Page['getByRole']>;

async function openAccount(page: Page, name: string) {
  await page.goto(`${home}/settings/bank-accounts`);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Drafts a payment as one Admin and approves it as the other, on a day. */
async function approved(maker: Api, approver: Api, day: PlainDate, body: object): Promise<string> {
  const { id, number, version } = await maker.post('disbursements/', { ...body });
  await approver.post(`disbursements/${id}/approve/`, { version, on: day });
  return number as string;
}

test('the October of an agency, to its lock: till, wallet, two currencies, bank file, deposit, bill and payouts', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(240_000);
  const { first, second, landlord, supplier, agency, property, farai, chipo } = await prepare(request);
  await page.goto('/login');
  await fillSignIn(page, first.email, invitedPassword);
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Status' })).toBeFocused();

  await page.goto(`${home}/settings/bank-accounts`);
  await addAccount(page, 'Trust USD', 'Bank');
  await addAccount(page, 'Office till', 'Cash');
  await addAccount(page, 'EcoCash ZiG', 'Mobile wallet', 'ZIG');

  await page.goto(`${home}/customers/invoicing/month-run`);
  await expect(page.getByRole('row', { name: new RegExp(`${farai}.*500\\.00`) })).toBeVisible();
  await page.getByRole('button', { name: `Charge ${monthName}` }).click();
  await expect(page.getByText(`${monthName} is charged`).first()).toBeVisible();

  // Rent and deposit in cash: the till is proposed. Then ZiG into the wallet, at the rate of the month.
  await receive(page, farai, on(5), async (form) => {
    await form.getByLabel('Amount', { exact: true }).fill('1000');
    await form.getByLabel(/^Method/).selectOption({ label: 'Cash' });
    await expect(form.getByLabel(/^Account/).locator('option:checked')).toHaveText('Office till');
    await expect(form.getByText('$1,000.00 is allocated, $0.00 stays unallocated.')).toBeVisible();
  });
  await receive(page, chipo, on(6), async (form) => {
    await form.getByLabel(/^Account/).selectOption({ label: 'EcoCash ZiG' });
    await form.getByLabel(/^Paid/).fill('8040');
    await expect(form.getByLabel(/^Rate/)).toHaveValue('26.8');
    await expect(form.getByLabel('Amount', { exact: true })).toHaveValue('300.00');
    await form.getByLabel(/^Method/).selectOption({ label: 'Mobile' });
    await form.getByLabel(/^Account/).selectOption({ label: 'EcoCash ZiG' });
  });

  await openAccount(page, 'Office till');
  await page.getByRole('button', { name: 'Bank the cash…' }).click();
  const banking = page.getByRole('dialog', { name: 'Bank the cash in Office till' });
  await banking.getByLabel('Amount').fill('1000');
  await banking.getByLabel('Date').fill(typed(on(7)));
  await banking.getByRole('button', { name: 'Bank', exact: true }).click();
  await expect(banking).toBeHidden();
  await openAccount(page, 'EcoCash ZiG');
  await page.getByRole('button', { name: 'Exchange…' }).click();
  const exchange = page.getByRole('dialog', { name: 'Exchange from EcoCash ZiG' });
  await exchange.getByLabel('Amount').fill('8040');
  await exchange.getByLabel('Received').fill('300');
  await exchange.getByLabel('Date').fill(typed(on(8)));
  await exchange.getByLabel('Reason').fill('Sold to CBZ');
  await exchange.getByRole('button', { name: 'Exchange', exact: true }).click();
  await expect(exchange).toBeHidden();

  // A bill, the commission of 10 % of 800.00, and the rest to the landlord.
  const { results: accounts } = await first.api.get('bank-accounts/');
  const bank_account = accounts.find((account) => (account as { name?: string }).name === 'Trust USD')?.id;
  const bill = await first.api.post('bills/', {
    ...{ party: supplier, property, number: `M-${unique()}`, description: 'Geyser' },
    ...{ billed_on: on(9), due_on: on(20), amount: usd('85.00') },
  });
  const pay = (kind: string, party: object, line: object) =>
    approved(first.api, second.api, on(15), { kind, party, bank_account, lines: [line] });
  const numbers = [
    await pay('bill', supplier, { bill: bill.id, amount: '85.00' }),
    await pay('commission', agency, { amount: '80.00' }),
    await pay('landlord', landlord, { property, amount: '635.00' }),
  ];

  await page.goto(`${home}/creditors/disbursements?state=approved`);
  for (const number of numbers) await page.getByRole('checkbox', { name: `Select ${number}` }).check();
  await page.getByRole('button', { name: 'Payment file of 3…' }).click();
  const file = page.getByRole('dialog', { name: 'Payment file' });
  await expect(file.getByText(/^3 payments, \$800\.00/)).toBeVisible();
  const saving = page.waitForEvent('download');
  await file.getByRole('button', { name: 'Save file' }).click();
  expect((await readFile(await (await saving).path(), 'utf8')).trim().split('\r\n')).toHaveLength(4);

  // The bank's file: each line is something that is known already.
  await page.goto(`${home}/customers/receipts?tab=bank&part=import&account=${bank_account}`);
  const line = (day: number, text: string, debit: string, credit: string, balance: string) =>
    `${typed(on(day))},${text},${debit},${credit},${balance}`;
  await page.getByLabel('Bank file').setInputFiles({
    name: 'statement.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'Date,Description,Debit,Credit,Balance',
        line(7, 'CASH DEP', '', '1000.00', '1000.00'),
        line(8, 'FOREX SALE', '', '300.00', '1300.00'),
        line(18, `MSASA PLUMBING ${numbers[0]}`, '85.00', '', '1215.00'),
        line(18, `KOPJE ESTATES ${numbers[1]}`, '80.00', '', '1135.00'),
        line(18, `N GUMBO ${numbers[2]}`, '635.00', '', '500.00'),
      ].join('\r\n'),
    ),
  });
  await page.getByRole('button', { name: 'Check 5 rows' }).click();
  await page.getByLabel('To', { exact: true }).fill(typed(lastDayOf(month)));
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Import 5 rows' }).click();
  await expect(page.getByText('5 rows imported')).toBeVisible();
  await page.getByRole('tab', { name: 'Match' }).click();
  const lines = page.getByRole('listbox', { name: 'Open lines' });
  await lines.focus();
  for (const text of ['CASH DEP', 'FOREX SALE', 'MSASA PLUMBING', 'KOPJE ESTATES', 'N GUMBO']) {
    await expect(lines.getByRole('option', { selected: true })).toContainText(text);
    await expect(page.getByRole('button', { name: /^(Match with|Pay and match)/ }).first()).toBeVisible();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('Every line is matched')).toBeVisible();

  // What the trust account holds, worked out by hand: 500.00 of the deposit, and nothing else.
  const trust = await first.api.get(`reports/trust/?currency=USD&as_at=${lastDayOf(month)}`);
  expect(trust).toMatchObject({
    ...{ bank: '500.00', owed: '500.00', short: '0.00', shortfall: '0.00', difference: '0.00' },
    held: { deposit: '500.00', landlord: '0.00', commission: '0.00', paying: '0.00', credit: '0.00' },
  });

  // Each account agrees at the end of the month: by its lines, a count, and a balance.
  await page.getByRole('link', { name: 'Reconcile' }).click();
  await expect(page.getByText('The bank statement and the accounts agree')).toBeVisible();
  await page.getByRole('button', { name: 'Sign…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign' }).click();
  await expect(page.getByText(/^Signed by /)).toBeVisible();
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  const pdf = await pdfOf(context, (await lastPrint(page)).html, page.url());
  expect(sheetsOf(pdf)).toBe(1);
  for (const text of ['Balance per Bank Statement $500.00', 'Difference $0.00', 'Checked by, date'])
    expect(pdfText(pdf)).toContain(withoutSpaces(text));
  for (const [name, button, field, title] of [
    ['Office till', 'Count the cash…', 'Cash Counted', 'Count the cash in Office till'],
    ['EcoCash ZiG', 'Balance of the wallet…', 'Balance', 'Balance of EcoCash ZiG'],
  ] as const) {
    await openAccount(page, name);
    await page.getByRole('button', { name: button }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByLabel('Date').fill(typed(lastDayOf(month)));
    await dialog.getByLabel(field, { exact: true }).fill('0');
    await expect(dialog.getByText(/^The accounts have .*0\.00, too\.$/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Sign' }).click();
    await expect(page.getByText(new RegExp(`^${name} is reconciled until`))).toBeVisible();
  }

  await page.goto(`${home}/reports/month-end?month=${month}`);
  await expect(page.getByText('7 of 8 done')).toBeVisible();
  await page.getByRole('button', { name: 'Lock the month' }).click();
  const lock = page.getByRole('dialog', { name: `Lock ${monthName}` });
  await lock.getByRole('button', { name: 'Lock', exact: true }).click();
  await expect(page.getByText('8 of 8 done')).toBeVisible();
});
