import type { APIRequestContext, Page } from '@playwright/test';
import { today } from '../packages/domain/src/date/index.ts';
import { sampleIndividual } from '../packages/domain/src/fixtures/index.ts';
import { addMonths, firstDayOf, monthOf } from '../packages/format/src/date/index.ts';
import { invite, invitedPassword, providerApi } from './support/client.ts';
import { unique } from './support/forms.ts';
import type { Api } from './support/roles.ts';
import { expect, fillSignIn, test } from './support/test.ts';

const home = '/services/rent-safe';
const from_on = firstDayOf(addMonths(monthOf(today()), -1));

const person = (first_name: string, last_name: string) => ({
  ...sampleIndividual(700_000 + (Number(unique()) % 200_000)),
  first_name,
  last_name,
});

/** A book whose landlord has money: a let unit that was paid for, and one to let. */
async function openBook(boss: Api) {
  const landlord = {
    type: 'individual',
    id: (await boss.post('individuals/', person('Nyasha', 'Gumbo'))).id,
  };
  const tenant = { type: 'individual', id: (await boss.post('individuals/', person('Farai', 'Moyo'))).id };
  const payee = { bank_name: 'CBZ', bank_branch: 'Gweru', account_number: '01122334455' };
  await boss.post('landlords/', { party: landlord, ...payee });
  const { units } = await boss.post('properties/', {
    property_type: 'House',
    street_number: '7',
    street_name: 'Kopje Road',
    city_town: 'Gweru',
    landlord,
    owned_from: '2020-01-01',
    units: [{ unit_number: '1' }, { unit_number: '2' }],
  });
  const [let_] = units as { id: number }[];
  const rent = { type: 'rent', currency: 'USD', steps: [{ from_on, amount: '300.00' }] };
  const parties = [{ party: tenant, role: 'tenant' }];
  const lease = await boss.post('leases/', { unit: let_?.id, parties, from_on, schedules: [rent] });
  await boss.post(`leases/${lease.id}/activate/`, {});
  await boss.post('charge-runs/', { month: from_on.slice(0, 7) });
  const bank = await boss.post('bank-accounts/', { name: 'Trust account', kind: 'bank', currency: 'USD' });
  await boss.post('receipts/', {
    lease: lease.id,
    bank_account: bank.id,
    received_on: from_on,
    amount: { amount: '300.00', currency: 'USD' },
    method: 'cash',
  });
}

/** An agency with a User and two Admins, and a person whom only the register knows. */
async function prepare(request: APIRequestContext) {
  const provider = await providerApi(request);
  const { id } = await provider.post('clients/clients/', { name: `Msasa Property Managers ${unique()}` });
  const join = (name: string, level: 1 | 2) => invite(request, provider, id, name, level);
  const clerk = await join('Chipo Dube', 2);
  const first = await join('Tafadzwa Ncube', 1);
  const second = await join('Rudo Sibanda', 1);
  await openBook(first.api);
  const stranger = person('Tendai', 'Mutasa');
  await provider.post('individuals/', stranger);
  return { clerk, first, second, number: stranger.identification_number };
}

async function signIn(page: Page, email: string) {
  await page.goto('/login');
  await fillSignIn(page, email, invitedPassword);
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Status' })).toBeFocused();
}

test('G1 G3 a User adds a lease for somebody whom they look up by number, and sees what is left of the hour', async ({
  page,
  request,
}) => {
  const { clerk, number } = await prepare(request);
  await signIn(page, clerk.email);
  await page.goto(`${home}/leases/new`);
  await page.getByRole('combobox', { name: 'Unit' }).fill('kopje');
  await page.getByRole('option', { name: /unit 2/ }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  const field = page.getByRole('combobox', { name: 'Person or Company' });

  // By name nobody is found whom the agency does not know.
  await field.fill('Mutasa');
  await expect(page.getByText('Nothing found for “Mutasa”.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Look up by number…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Look up by number' });
  await expect(dialog.getByText('100 of 100 lookups left this hour.')).toBeVisible();
  await dialog.getByLabel('National ID, passport or registration number').fill(number);
  await dialog.getByRole('button', { name: 'Look up' }).click();
  await expect(dialog).toBeHidden();
  await expect(field).toHaveValue('Tendai Mutasa');
  await page.getByRole('button', { name: 'Look up by number…' }).click();
  await expect(dialog.getByText('99 of 100 lookups left this hour.')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Starts').fill('01/01/2027');
  await page.getByLabel('Net Amount').first().fill('250');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^L-\d+/ })).toBeVisible();
  await expect(page.getByRole('main').getByText('Tendai Mutasa').first()).toBeVisible();
});

test('G9 a payout is approved by somebody else, at what they read', async ({ page, request, openOther }) => {
  const { clerk, first, second } = await prepare(request);
  await signIn(page, clerk.email);
  await page.goto(`${home}/creditors/disbursements?tab=available`);
  await page.getByRole('button', { name: 'Prepare disbursements…' }).click();
  await page.getByRole('button', { name: 'Prepare disbursements', exact: true }).click();
  await page.getByRole('link', { name: 'Show the drafts' }).click();
  await page.getByRole('link', { name: /^PV-/ }).click();
  await expect(page.getByText('You prepared this. To be approved by another Admin')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Approve/ })).toBeHidden();
  const draft = page.url();
  const path = `disbursements/${draft.split('/').at(-1)}/`;

  // An Admin who changes it is no second person either.
  const ofFirst = await (await openOther()).newPage();
  await signIn(ofFirst, first.email);
  await ofFirst.goto(draft);
  const lines = async (amount: string) => {
    const { version, lines } = await first.api.get(path);
    const [line] = lines as { property: { id: number } }[];
    return { version, lines: [{ property: line?.property.id, amount }] };
  };
  await first.api.patch(path, await lines('200.00'));
  await ofFirst.reload();
  await ofFirst.getByRole('button', { name: 'Approve alone…' }).click();
  const own = ofFirst.getByRole('dialog', { name: /^Approve PV-/ });
  await own.getByRole('button', { name: 'Approve disbursement' }).click();
  await expect(own.getByText('Another Admin must approve what you prepared.')).toBeVisible();

  // The other Admin reads who made it and where it goes; what is changed meanwhile is told.
  const other = await (await openOther()).newPage();
  await signIn(other, second.email);
  await other.goto(draft);
  await other.getByRole('button', { name: 'Approve…' }).click();
  const dialog = other.getByRole('dialog', { name: /^Approve PV-/ });
  await expect(dialog.getByText('Prepared By')).toBeVisible();
  await expect(dialog.getByText('Chipo Dube')).toBeVisible();
  await expect(dialog.getByText('CBZ · Gweru · 01122334455')).toBeVisible();
  await expect(dialog.getByText('These bank details are new.')).toBeVisible();
  await expect(dialog.getByText('Bank Details Since')).toBeVisible();
  await clerk.api.patch(path, await lines('210.00'));
  await dialog.getByRole('button', { name: 'Approve disbursement' }).click();
  await expect(dialog.getByText(/was changed while you were reading it/)).toBeVisible();
  await expect(dialog.getByText('Amount: $200.00, now $210.00')).toBeVisible();
  await dialog.getByRole('button', { name: 'Read it again' }).click();
  await dialog.getByRole('button', { name: 'Approve disbursement' }).click();
  await expect(dialog).toBeHidden();
  await expect(other.getByText(/^Approved by Rudo Sibanda on /)).toBeVisible();
});
