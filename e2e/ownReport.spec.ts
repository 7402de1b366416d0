import { today } from '../packages/domain/src/date/index.ts';
import { addMonths, firstDayOf, monthOf } from '../packages/format/src/date/index.ts';
import { admin } from './support/admin.ts';
import { unique } from './support/forms.ts';
import { expect, fillSignIn, lastPrint, test } from './support/test.ts';

const password = 'marula-kettle-sunday-91';

test('a new client company begins its book, reads its own report and is told how to dispute it', async ({
  page,
  openOther,
}) => {
  const login = await page.request.post('/api/auth/login/', {
    data: { username: admin.email, password: admin.password },
  });
  const headers = { authorization: `Bearer ${(await login.json()).access}` };
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/${path}/`, { headers, data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.status() === 204 ? undefined : answer.json();
  };
  const company = await post('companies', {
    registration_name: 'Acacia Lettings',
    registration_number: `OWN ${unique()}`,
    profile: { email: 'office@acacia.example' },
  });
  const party = { type: 'company', id: company.id };
  const from_on = firstDayOf(addMonths(monthOf(today()), -3));
  const property = await post('properties', {
    property_type: 'Offices',
    city_town: 'Harare',
    landlord: { type: 'individual', id: 1 },
    owned_from: from_on,
  });
  const lease = await post('leases', {
    unit: property.units[0].id,
    parties: [{ party, role: 'tenant' }],
    from_on,
    reportable: true,
    schedules: [{ type: 'rent', currency: 'USD', steps: [{ from_on, amount: '300.00' }] }],
  });
  await post(`leases/${lease.id}/activate`, {});
  const due = { charged_on: from_on, due_on: from_on };
  await post('charges', {
    lease: lease.id,
    type: 'other',
    net: { amount: '120.00', currency: 'USD' },
    ...due,
  });
  const client = await post('clients/clients', { name: `Acacia ${unique()}`, company: company.id });
  const email = `rudo.${unique()}@acacia.example`;
  const { invitation } = await post(`clients/clients/${client.id}/create-user`, {
    first_name: 'Rudo',
    last_name: 'Moyo',
    email,
    access_level: 1,
  });
  const token = new URL(invitation.url).hash.slice('#token='.length);
  await post('auth/set-password', { token, password });

  const own = await (await openOther()).newPage();
  await own.goto('/login');
  await fillSignIn(own, email, password);
  const steps = own.getByRole('group', { name: 'First steps' });
  await expect(steps.getByText('0 of 7 done')).toBeVisible();
  await steps.getByRole('button', { name: 'Add a bank account' }).click();
  const form = own.getByRole('dialog', { name: 'Add Bank Account' });
  await form.getByLabel(/^Name/).fill('Trust account USD');
  await form.getByRole('button', { name: 'Add Account' }).click();
  await expect(steps.getByText('1 of 7 done')).toBeVisible();
  await steps.getByRole('link', { name: 'Add a property' }).click();
  await expect(own.getByRole('heading', { level: 1, name: 'Property List' })).toBeVisible();

  await own.goBack();
  await own.getByRole('link', { name: 'Your report', exact: true }).click();
  await expect(own.getByRole('heading', { level: 1, name: 'Acacia Lettings' })).toBeVisible();
  await expect(own.getByRole('table', { name: 'Active' })).toContainText('$120.00');
  await own.getByRole('link', { name: 'can be disputed' }).click();
  await own.getByRole('button', { name: /^Dispute Residential lease/ }).click();
  const letter = own.getByRole('dialog', { name: 'Dispute an entry' });
  await letter.getByLabel('Reason').fill('Paid on the day');
  await expect(letter.getByRole('link', { name: 'Write email' })).toHaveAttribute(
    'href',
    /Paid%20on%20the%20day/,
  );
  await letter.getByRole('button', { name: 'Print letter' }).click();
  const { html } = await lastPrint(own);
  expect(html).toContain('Paid on the day');
  expect(html).toContain('$120.00');
});
