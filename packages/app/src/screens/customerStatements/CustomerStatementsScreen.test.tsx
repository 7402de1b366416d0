import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedIn } from '../../testing/login';
import { renderApp } from '../../wholeApp/renderApp';

test('the sample rent-collection table with its totals, tagged', async () => {
  signedIn();
  renderApp(`${HOME_PATH}/customers/statements`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Statements' })).toBeVisible();
  expect(screen.getByText('Sample data')).toBeVisible();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Lease ID',
    'Tenant',
    'Balance Brought Forward',
    'Amount Charged (Excl VAT)',
    'VAT',
    'Amount Charged (Incl VAT)',
    'Amount Paid',
    'Adjustments',
    'End Balance',
  ]);
  const total = within(screen.getByRole('row', { name: /^Total/ })).getAllByRole('cell');
  expect(total.map(({ textContent }) => textContent)).toEqual([
    'Total',
    '',
    '$380.25',
    '$4,950.00',
    '$742.50',
    '$5,692.50',
    '$4,828.00',
    '-$10.25',
    '$1,234.50',
  ]);
});
