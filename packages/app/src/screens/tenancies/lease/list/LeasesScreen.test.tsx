import { listLeases } from '@rentsafe/domain/lease';
import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answer } from '../../../../testing/answer';
import { chooseOption } from '../../../../testing/listMenu';
import { signedIn } from '../../../../testing/login';
import { sampleLeaseRow } from '../../../../testing/sampleLeases';
import { server } from '../../../../testing/server';
import { renderApp } from '../../../../wholeApp/renderApp';

const path = `${HOME_PATH}/leases`;

beforeEach(() => void signedIn());

test('a row leads to its lease, with amounts by currency and since when they are due', async () => {
  renderApp(path);
  const row = await screen.findByRole('row', { name: /L-0006/ });
  expect(row).toHaveTextContent('Baobab TradingKopje Offices · 12A$1,234.56');
  expect(row).toHaveTextContent(/Notice\$1,425.92, ZIG.24,000.0005 Jan 2026/);
  expect(screen.getByRole('link', { name: 'New Lease' })).toHaveAttribute('href', `${path}/new`);
  expect(screen.getByRole('row', { name: /L-0005/ })).toHaveTextContent(/Draft$/);
  expect(within(row).getByRole('link', { name: 'L-0006' })).toHaveAttribute('href', `${path}/6`);
});

test('the address of a bucket narrows the list to it, and shows what is open in it', async () => {
  const asked: Record<string, string>[] = [];
  const totals = [{ amount: '520.00', currency: 'USD' as const }];
  server.use(
    answer(listLeases, ({ query }) => {
      asked.push(Object.fromEntries(query));
      return { next: null, previous: null, count: 1, results: [sampleLeaseRow({ bucket: totals })], totals };
    }),
  );
  renderApp(`${path}?show=${encodeURIComponent('Due 31-60 days')}&unit=4&ordering=-to_on`);
  expect(await screen.findByRole('columnheader', { name: 'Due 31-60 days' })).toBeVisible();
  expect(await screen.findByText('Unit: Msasa Court, unit 4')).toBeVisible();
  await waitFor(() => expect(screen.getAllByText('$520.00')).toHaveLength(2));
  expect(asked).toEqual([{ show: 'Due 31-60 days', unit: '4', ordering: '-to_on', page: '1' }]);
});

test('From is shown to those who choose it, and leaves again with Reset', async () => {
  const { user } = renderApp(path);
  await screen.findByRole('row', { name: /L-0006/ });
  expect(screen.queryByRole('columnheader', { name: 'From' })).toBeNull();
  await chooseOption(user, 'Preferences');
  await user.click(await screen.findByRole('checkbox', { name: 'From' }));
  expect(screen.getByRole('columnheader', { name: 'From' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(screen.queryByRole('columnheader', { name: 'From' })).toBeNull();
});
