import { listDeposits } from '@rentsafe/domain/deposit';
import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer, refuse } from '../../../../testing/answer';
import { signedIn } from '../../../../testing/login';
import { server } from '../../../../testing/server';
import { renderApp } from '../../../../wholeApp/renderApp';

const path = `${HOME_PATH}/leases/7`;

test('the deposit of a lease stands on its page with what can be done; other leases’ do not', async () => {
  signedIn();
  renderApp(path);
  const deposit = within(await screen.findByRole('table', { name: 'Deposit' }));
  expect(await deposit.findByRole('row', { name: /\$380\.00/ })).toHaveTextContent(
    /USD.*\$450\.00.*\$380\.00.*\$70\.00.*\$0\.00/,
  );
  expect(deposit.queryByText('ZIG')).not.toBeInTheDocument();
  expect(deposit.getByRole('button', { name: 'Deduct from L-0007 in USD' })).toBeVisible();
  expect(deposit.getByRole('button', { name: 'Refund from L-0007 in USD' })).toBeVisible();
});

test('the final account has what is owed and held in each currency, and what is left', async () => {
  signedIn();
  renderApp(`${path}?tab=final-account`);
  const account = within(await screen.findByRole('table', { name: 'Account in USD' }));
  expect(account.getByRole('row', { name: /From the deposit/ })).toHaveTextContent('-$70.00');
  expect(account.getByRole('row', { name: /Owed by the tenant/ })).toHaveTextContent('$900.00');
  const deposit = within(screen.getByRole('table', { name: 'Deposit in USD' }));
  expect(deposit.getByRole('row', { name: /Held/ })).toHaveTextContent('$380.00');
  expect(screen.getByText('Still owed by the tenant: $520.00')).toBeVisible();
  expect(screen.getByText('Still owed by the tenant: ZIG 1,500.00')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print final account' })).toBeEnabled();
});

test('a part that cannot be fetched leaves nothing to print', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server.use(answer(listDeposits, () => refuse(403, { detail: 'Not yours.' })));
  signedIn();
  renderApp(`${path}?tab=final-account`);
  expect(await screen.findByText('Could not fetch the final account')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print final account' })).toBeDisabled();
});
