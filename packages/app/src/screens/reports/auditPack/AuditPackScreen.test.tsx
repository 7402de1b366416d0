import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedIn } from '../../../testing/login';
import { renderApp } from '../../../wholeApp/renderApp';

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

test('A6 Month End leads to the audit pack: the three-way sheet of each account, balances, and what to look at', async () => {
  signedIn();
  const { user } = renderApp(`${HOME_PATH}/reports/month-end?month=2026-01`);
  await user.click(await screen.findByRole('link', { name: 'Audit pack' }));
  expect(await screen.findByRole('heading', { name: 'Audit Pack' })).toBeVisible();
  // The account that was signed: bank, cash book, ledgers, and what was found.
  expect(await screen.findByText('1. Bank: Trust account USD on 31 Jan 2026')).toBeVisible();
  expect(screen.getByText('Adjusted Bank Balance').nextElementSibling).toHaveTextContent('$1,000.00');
  expect(screen.getByText('Balance per Cash Book').nextElementSibling).toHaveTextContent('$1,000.00');
  expect(rowsOf('3. Ledgers, all USD accounts').at(-1)).toBe('Total$1,050.00$1,050.00');
  expect(screen.getByText('The cash books hold $100.00 more than the ledgers.')).toBeVisible();
  expect(rowsOf('Bank lines left out of the statements')[1]).toBe(
    '14 Jan 2026EFT CREDIT T NCUBESame as row 6Rudo Banda$650.00',
  );
  // The one that was not.
  expect(screen.getByText('Not reconciled on 31 Jan 2026')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Reconcile Trust account ZiG' })).toBeVisible();
  expect(rowsOf('Ledger balances, USD').at(-1)).toBe('Funds owed$1,050.00');
  expect(rowsOf('Ledgers below zero')[1]).toBe(
    'Shortfall owed by the landlordRudo Makoni12 King George Road-$84.50',
  );
  expect(rowsOf('Approved by one person alone')[1]).toMatch(/PV-000010Rudo Makoni/);
  expect(rowsOf('Reversed entries')[1]).toMatch(/38Reversal31BouncedRudo Makoni\$1,155\.00$/);
});
