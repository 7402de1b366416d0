import { createChargeRun, previewChargeRun } from '@rentsafe/domain/charge';
import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, refuse } from '../../../testing/answer';
import { signedIn } from '../../../testing/login';
import { sampleRun } from '../../../testing/sampleInvoices';
import { server } from '../../../testing/server';
import { renderApp } from '../../../wholeApp/renderApp';

const path = `${HOME_PATH}/customers/invoicing/month-run?month=2026-03`;

beforeEach(() => {
  signedIn();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const whole = sampleRun({ leases: 500, charges: 500, remaining: 300, totals: [] });
const dollars = (amount: string) => [{ amount, currency: 'USD' as const }];

test('a month is charged in calls until no lease is left, and an interrupted run goes on', async () => {
  const calls = vi.fn();
  let isBroken = true;
  server.use(
    answer(previewChargeRun, () => (isBroken ? whole : sampleRun({ leases: 300, charges: 640, totals: [] }))),
    answer(createChargeRun, () => {
      calls();
      if (calls.mock.calls.length === 2) {
        isBroken = false;
        return refuse(503, { detail: 'The service is restarting.' });
      }
      const isFirst = calls.mock.calls.length === 1;
      return sampleRun(
        isFirst
          ? { ...whole, totals: dollars('50000.10') }
          : { leases: 300, charges: 640, totals: dollars('30000.20') },
      );
    }),
  );
  const { user } = renderApp(path);
  expect(await screen.findByText('800')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Charge March 2026' }));
  expect(await screen.findByText('Charging stopped after 500 of 800 leases')).toBeVisible();
  expect(await screen.findByText('300')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Charge March 2026' }));
  expect(await screen.findByText('640 charges on 300 leases: $30,000.20.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Invoices of March 2026' })).toHaveAttribute(
    'href',
    `${HOME_PATH}/customers/invoicing?month=2026-03`,
  );
  expect(calls).toHaveBeenCalledTimes(3);
});

test('a call that charges nobody is the last, and leases that cannot be charged are named', async () => {
  const calls = vi.fn();
  const skipped = [{ lease: { id: 5, number: 'L-0005' }, reason: 'Nobody owns the property on 2026-03-01.' }];
  server.use(
    answer(previewChargeRun, () => sampleRun({ skipped })),
    answer(createChargeRun, () => {
      calls();
      return sampleRun({ leases: 0, charges: 0, totals: [], remaining: 40, skipped });
    }),
  );
  const { user } = renderApp(path);
  const table = await screen.findByRole('table', { name: 'Not Charged' });
  expect(within(table).getByRole('row', { name: /Nobody owns the property on 01 Mar 2026/ })).toBeVisible();
  expect(within(table).getByRole('link', { name: 'L-0005' })).toHaveAttribute(
    'href',
    `${HOME_PATH}/leases/5`,
  );
  await user.click(await screen.findByRole('button', { name: 'Charge March 2026' }));
  expect(await screen.findByText('Nothing was charged')).toBeVisible();
  expect(calls).toHaveBeenCalledOnce();
});

test('a month that is charged says so, and one that is too late is refused at the month', async () => {
  server.use(
    answer(previewChargeRun, ({ body }) =>
      (body as { month: string }).month > '2027'
        ? refuse(400, { month: ['Not later than next month.'] })
        : sampleRun({ month: '2026-02', leases: 0, charges: 0, totals: [] }),
    ),
  );
  const { router } = renderApp(path.replace('2026-03', '2026-02'));
  expect(await screen.findByText('February 2026 is charged')).toBeVisible();
  await router.navigate(path.replace('2026-03', '2031-01'));
  expect(await screen.findByText('Not later than next month.')).toBeVisible();
  expect(await screen.findByRole('combobox', { name: 'Month' })).toBeInvalid();
});
