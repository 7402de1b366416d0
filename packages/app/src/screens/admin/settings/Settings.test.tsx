import type { Role } from '@rentsafe/domain/access';
import { createCommissionRule } from '@rentsafe/domain/commission';
import { createPeriodLock } from '@rentsafe/domain/periodLock';
import { createRate } from '@rentsafe/domain/rate';
import { HOME_PATH } from '@rentsafe/domain/session';
import { createTaxRate, taxRateOn } from '@rentsafe/domain/tax';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, refuse } from '../../../testing/answer';
import { signedIn, signedInAs } from '../../../testing/login';
import { sampleCommission, sampleLocks, sampleRates, sampleTaxRates } from '../../../testing/sampleCurrency';
import { server } from '../../../testing/server';
import { renderApp } from '../../../wholeApp/renderApp';

const path = `${HOME_PATH}/settings`;
const sent = vi.fn();

beforeEach(() => {
  sent.mockClear();
  signedIn();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

async function openForm(page: string, opener: string, title = opener) {
  const { user } = renderApp(`${path}/${page}`);
  await user.click(await screen.findByRole('button', { name: opener }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  const type = async (label: RegExp, text: string) => {
    await user.clear(dialog.getByLabelText(label));
    await user.click(dialog.getByLabelText(label));
    await user.paste(text);
  };
  const says = (label: RegExp, text: RegExp) =>
    waitFor(() => expect(dialog.getByLabelText(label)).toHaveAccessibleDescription(text));
  const press = (name: string) => user.click(dialog.getByRole('button', { name }));
  return { user, dialog, type, says, press };
}

test('the rates in force and those to come are marked', async () => {
  renderApp(`${path}/tax-rates`);
  expect(await screen.findByRole('row', { name: /Upcoming/ })).toHaveTextContent('16.00%');
  expect(screen.getAllByText('In force')).toHaveLength(2);
});

test('of two rates for one day the later record counts, and none before its day', () => {
  const again = { id: 9, tax: 'vat', from_on: '2026-01-01', rate: '15.25' } as const;
  expect(taxRateOn([...sampleTaxRates, again], 'vat', '2026-01-01')?.rate).toBe('15.25');
  expect(taxRateOn(sampleTaxRates, 'vat', '2025-12-31')?.rate).toBe('15.00');
  expect(taxRateOn(sampleTaxRates, 'rent_tax', '2025-12-31')).toBeUndefined();
});

test('a rate is added for a day that has come, above 0, with its source', async () => {
  server.use(
    answer(createRate, ({ body }) => {
      sent(body);
      return sampleRates[0] as (typeof sampleRates)[number];
    }),
  );
  const { type, says, press } = await openForm('currency', 'Add Rate');
  await type(/^Rate/, '0');
  await type(/^Date/, '01/01/2999');
  await press('Add Rate');
  await says(/^Rate/, /Enter a rate above 0\./);
  await says(/^Date/, /future|later|after/i);
  await says(/^Source/, /./);
  expect(sent).not.toHaveBeenCalled();
  await type(/^Rate/, '26.8');
  await type(/^Date/, '02/03/2026');
  await type(/^Source/, 'RBZ interbank');
  await press('Add Rate');
  expect(await screen.findByText('ZiG 26.8 for 1 USD on 02 Mar 2026')).toBeVisible();
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    on: '2026-03-02',
    rate: '26.8',
    source: 'RBZ interbank',
  });
});

test('an earlier day reopens: it says what that means, and needs a reason', async () => {
  server.use(
    answer(createPeriodLock, ({ body }) => {
      sent(body);
      return sent.mock.calls.length === 1
        ? refuse(400, { until_on: ['This date may not be in the future.'] })
        : (sampleLocks[1] as (typeof sampleLocks)[number]);
    }),
  );
  const { dialog, type, says, press } = await openForm(
    'locked-periods',
    'Reopen a period…',
    'Reopen a locked period',
  );
  await type(/^Locked Up To/, '30/11/2025');
  expect(
    await dialog.findByText(/From 01 Dec 2025 to 31 Jan 2026 entries can be posted again/),
  ).toBeVisible();
  await press('Reopen');
  await says(/^Reason/, /./);
  expect(sent).not.toHaveBeenCalled();
  await type(/^Reason/, 'A receipt was missing');
  await press('Reopen');
  await says(/^Locked Up To/, /may not be in the future/);
  expect(dialog.getByLabelText(/^Reason/)).toHaveValue('A receipt was missing');
  await press('Reopen');
  expect(await screen.findByText('Period reopened')).toBeVisible();
  expect(sent).toHaveBeenLastCalledWith({ until_on: '2025-11-30', reason: 'A receipt was missing' });
});

test('months are locked at Month End, and what was left open stands with the lock', async () => {
  renderApp(`${path}/locked-periods`);
  expect(await screen.findByText('Left open: match receipts to leases (Payer unknown).')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Month End' }).length).toBeGreaterThan(0);
});

test('commission is set from a day on, at most 100 percent', async () => {
  server.use(
    answer(createCommissionRule, ({ body }) => {
      sent(body);
      return sampleCommission[1] as (typeof sampleCommission)[number];
    }),
  );
  const { type, says, press } = await openForm('commission', 'Add Commission');
  await type(/^Rate/, '100.01');
  await press('Add Commission');
  await says(/^Rate/, /Enter a percentage from 0 to 100\./);
  expect(sent).not.toHaveBeenCalled();
  await type(/^Rate/, '10');
  await type(/^From/, '01/01/2024');
  await press('Add Commission');
  expect(await screen.findByText('All properties: 10.00% from 01 Jan 2024')).toBeVisible();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ property: null, from_on: '2024-01-01', rate: '10' });
});

test('an Admin of the provider sets a tax from a day on', async () => {
  server.use(
    answer(createTaxRate, ({ body }) => {
      sent(body);
      return sampleTaxRates[0] as (typeof sampleTaxRates)[number];
    }),
  );
  const { type, press } = await openForm('tax-rates', 'Add Tax Rate');
  await type(/^Rate/, '16');
  await type(/^From/, '01/01/2099');
  await press('Add Tax rate');
  expect(await screen.findByText('VAT: 16.00% from 01 Jan 2099')).toBeVisible();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ tax: 'vat', from_on: '2099-01-01', rate: '16' });
});

test.each<[Role, string, string, boolean]>([
  ['clientUser', 'currency', 'Add Rate', true],
  ['user', 'locked-periods', 'Reopen a period…', false],
  ['clientAdmin', 'locked-periods', 'Reopen a period…', true],
  ['clientAdmin', 'tax-rates', 'Add Tax Rate', false],
  ['clientUser', 'commission', 'Add Commission', false],
])('to a %s the page %s offers %s: %s', async (role, page, name, isOffered) => {
  signedInAs(role);
  renderApp(`${path}/${page}`);
  expect((await screen.findAllByRole('row')).length).toBeGreaterThan(1);
  if (isOffered) expect(await screen.findByRole('button', { name })).toBeVisible();
  else expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('G5 the book’s own Admins read up to which day it was checked, and what that means', async () => {
  renderApp(`${path}/locked-periods`);
  expect(await screen.findByText('RentSafe has verified these accounts up to 02 Apr 2026.')).toBeVisible();
  expect(
    screen.getByText(/^Charges recorded by this day count in reports, whatever their due date\./),
  ).toBeVisible();
});

test('G12 a User is told before sending that an Admin must record a rate far from the last', async () => {
  signedInAs('clientUser');
  const { type, says, press } = await openForm('currency', 'Add Rate');
  await type(/^Rate/, '32.2');
  await says(/^Rate/, /The rate of 2 Mar is 26\.80\. An Admin must record this one\./);
  await type(/^Source/, 'RBZ');
  server.use(
    answer(createRate, ({ body }) => {
      sent(body);
      return sampleRates[0] as (typeof sampleRates)[number];
    }),
  );
  await press('Add Rate');
  await says(/^Rate/, /An Admin must record this one/);
  expect(sent).not.toHaveBeenCalled();
  await type(/^Rate/, '32.1');
  await press('Add Rate');
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
});
