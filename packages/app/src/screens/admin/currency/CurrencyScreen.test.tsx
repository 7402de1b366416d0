import type { Role } from '@rentsafe/domain/access';
import { createCommissionRule } from '@rentsafe/domain/commission';
import { addMonths, lastDayOf, monthOf, today } from '@rentsafe/domain/date';
import { createPeriodLock } from '@rentsafe/domain/periodLock';
import { createRate } from '@rentsafe/domain/rate';
import { HOME_PATH } from '@rentsafe/domain/session';
import { createTaxRate } from '@rentsafe/domain/tax';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, refuse } from '../../../testing/answer';
import { signedIn, signedInAs } from '../../../testing/login';
import { sampleCommission, sampleLocks, sampleRates, sampleTaxRates } from '../../../testing/sampleCurrency';
import { server } from '../../../testing/server';
import { renderApp } from '../../../wholeApp/renderApp';
import { rateOn } from './taxRates';

const path = `${HOME_PATH}/settings/currency`;
const sent = vi.fn();

beforeEach(() => {
  sent.mockClear();
  signedIn();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

async function openForm(tab: string, opener: string) {
  const { user } = renderApp(`${path}?tab=${tab}`);
  await user.click(await screen.findByRole('button', { name: opener }));
  const dialog = within(await screen.findByRole('dialog', { name: opener }));
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

test('what is in force today stands above the lists', async () => {
  const { user } = renderApp(path);
  expect(await screen.findByText(/^Exchange rates, tax rates/)).toBeVisible();
  const card = async (label: string) =>
    (await screen.findByText(label, { selector: 'p' })).parentElement as HTMLElement;
  await waitFor(async () => expect(await card('ZiG for 1 USD')).toHaveTextContent('26.8of 02 Mar 2026'));
  await waitFor(async () => expect(await card('VAT')).toHaveTextContent('15.50%from 01 Jan 2026'));
  await waitFor(async () => expect(await card('Presumptive Rental Income Tax')).toHaveTextContent('15.00%'));
  await waitFor(async () => expect(await card('Locked until')).toHaveTextContent('31 Jan 2026'));
  await user.click(screen.getByRole('tab', { name: 'Taxes' }));
  expect(await screen.findByRole('row', { name: /Upcoming/ })).toHaveTextContent('16.00%');
  expect(screen.getAllByText('In force')).toHaveLength(2);
});

test('of two rates for one day the later record counts, and none before its day', () => {
  const again = { id: 9, tax: 'vat', from_on: '2026-01-01', rate: '15.25' } as const;
  expect(rateOn([...sampleTaxRates, again], 'vat', '2026-01-01')?.rate).toBe('15.25');
  expect(rateOn(sampleTaxRates, 'vat', '2025-12-31')?.rate).toBe('15.00');
  expect(rateOn(sampleTaxRates, 'rent_tax', '2025-12-31')).toBeUndefined();
});

test('a rate is added for a day that has come, above 0, with its source', async () => {
  server.use(
    answer(createRate, ({ body }) => {
      sent(body);
      return sampleRates[0] as (typeof sampleRates)[number];
    }),
  );
  const { type, says, press } = await openForm('rates', 'Add Rate');
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

test('a period is locked, at most to the end of the last month', async () => {
  server.use(
    answer(createPeriodLock, ({ body }) => {
      sent(body);
      return sampleLocks[0] as (typeof sampleLocks)[number];
    }),
  );
  const lastDay = lastDayOf(addMonths(monthOf(today()), -1));
  const { dialog, type, press } = await openForm('locks', 'Lock a period');
  const until = dialog.getByLabelText(/^Locked Up To/);
  expect(until).toHaveValue(lastDay.split('-').reverse().join('/'));
  await type(/^Locked Up To/, today().split('-').reverse().join('/'));
  await press('Lock');
  await waitFor(() => expect(until).toBeInvalid());
  expect(sent).not.toHaveBeenCalled();
  await type(/^Locked Up To/, lastDay.split('-').reverse().join('/'));
  await press('Lock');
  expect(await screen.findByText('Period locked')).toBeVisible();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ until_on: lastDay, reason: '' });
});

test('an earlier day unlocks: it says what that means, and needs a reason', async () => {
  server.use(
    answer(createPeriodLock, ({ body }) => {
      sent(body);
      return sent.mock.calls.length === 1
        ? refuse(400, { until_on: ['This date may not be in the future.'] })
        : (sampleLocks[1] as (typeof sampleLocks)[number]);
    }),
  );
  const { dialog, type, says, press } = await openForm('locks', 'Lock a period');
  await type(/^Locked Up To/, '30/11/2025');
  expect(
    await dialog.findByText(/From 01 Dec 2025 to 31 Jan 2026 entries can be posted again/),
  ).toBeVisible();
  await press('Unlock');
  await says(/^Reason/, /Enter why the period is being reopened\./);
  expect(sent).not.toHaveBeenCalled();
  await type(/^Reason/, 'A receipt was missing');
  await press('Unlock');
  await says(/^Locked Up To/, /may not be in the future/);
  expect(dialog.getByLabelText(/^Reason/)).toHaveValue('A receipt was missing');
  await press('Unlock');
  expect(await screen.findByText('Period unlocked')).toBeVisible();
  expect(sent).toHaveBeenLastCalledWith({ until_on: '2025-11-30', reason: 'A receipt was missing' });
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
  const { type, press } = await openForm('taxes', 'Add Tax Rate');
  await type(/^Rate/, '16');
  await type(/^From/, '01/01/2099');
  await press('Add Tax rate');
  expect(await screen.findByText('VAT: 16.00% from 01 Jan 2099')).toBeVisible();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ tax: 'vat', from_on: '2099-01-01', rate: '16' });
});

test.each<[Role, string, string, boolean]>([
  ['clientUser', 'rates', 'Add Rate', true],
  ['user', 'locks', 'Lock a period', false],
  ['clientAdmin', 'locks', 'Lock a period', true],
  ['clientAdmin', 'taxes', 'Add Tax Rate', false],
  ['clientUser', 'commission', 'Add Commission', false],
])('to a %s the tab %s offers %s: %s', async (role, tab, name, isOffered) => {
  signedInAs(role);
  renderApp(`${path}?tab=${tab}`);
  expect((await screen.findAllByRole('row')).length).toBeGreaterThan(1);
  if (isOffered) expect(await screen.findByRole('button', { name })).toBeVisible();
  else expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('G5 the book’s own Admins read up to which day it was checked, and what that means', async () => {
  renderApp(`${path}?tab=locks`);
  expect(await screen.findByText('RentSafe has verified these accounts up to 02 Apr 2026.')).toBeVisible();
  expect(
    screen.getByText(/^Charges recorded by this day count in reports, whatever their due date\./),
  ).toBeVisible();
});

test('G12 a User is told before sending that an Admin must record a rate far from the last', async () => {
  signedInAs('clientUser');
  const { type, says, press } = await openForm('rates', 'Add Rate');
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
