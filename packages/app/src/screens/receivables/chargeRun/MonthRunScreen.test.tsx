import { createChargeRun, previewChargeRun } from '@rentsafe/domain/charge';
import { today } from '@rentsafe/domain/date';
import { HOME_PATH } from '@rentsafe/domain/session';
import { listTodos } from '@rentsafe/domain/todo';
import { monthOf } from '@rentsafe/format/date';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, refuse } from '../../../testing/answer';
import { signedIn } from '../../../testing/login';
import { sampleRun } from '../../../testing/sampleInvoices';
import { sampleTodo } from '../../../testing/sampleTodos';
import { server } from '../../../testing/server';
import { todoPage } from '../../../testing/todoHandlers';
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

test('without a month in the address it opens on the oldest that is not charged, with each charge before it is posted', async () => {
  const asked: string[] = [];
  server.use(
    answer(listTodos, ({ query }) =>
      todoPage(
        query.get('kind') === 'month_not_run' ? [sampleTodo(1, 0, { key: 'month_not_run:2026-01' })] : [],
      ),
    ),
    answer(previewChargeRun, ({ body }) => {
      asked.push((body as { month: string }).month);
      return sampleRun({ month: '2026-01' });
    }),
  );
  renderApp(path.split('?')[0] ?? '');
  const row = await screen.findByRole('row', { name: /Rent, March 2026/ });
  expect(row).toHaveTextContent('L-0007Tariro NcubeRent, March 202601 Mar 2026$450.00');
  expect(asked).toEqual(['2026-01']);
});

test('where every month is charged it opens on this one', async () => {
  const asked: string[] = [];
  server.use(
    answer(listTodos, () => todoPage([])),
    answer(previewChargeRun, ({ body }) => {
      asked.push((body as { month: string }).month);
      return sampleRun({ leases: 0, charges: 0, remaining: 0, totals: [] });
    }),
  );
  renderApp(path.split('?')[0] ?? '');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  await waitFor(() => expect(asked).toEqual([monthOf(today())]));
});

test('once a month is charged, a message to its tenants starts from the template of invoices', async () => {
  server.use(answer(createChargeRun, () => sampleRun()));
  const { user } = renderApp(path);
  await user.click(await screen.findByRole('button', { name: 'Charge March 2026' }));
  await user.click(await screen.findByRole('button', { name: 'Send to tenants…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New Message' }));
  expect(await dialog.findByLabelText(/^To/)).toHaveDisplayValue('All tenants');
});
