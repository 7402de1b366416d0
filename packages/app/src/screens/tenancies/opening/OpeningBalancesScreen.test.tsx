import { createImport, type ImportRowsInput, importSteps } from '@rentsafe/domain/import';
import { getTrialBalance } from '@rentsafe/domain/ledgerReport';
import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer } from '../../../testing/answer';
import { checkedOpening, sampleImport, sampleOpeningFile } from '../../../testing/importHandlers';
import { signedIn } from '../../../testing/login';
import { sampleTrialBalance } from '../../../testing/sampleTrust';
import { server } from '../../../testing/server';
import { renderApp } from '../../../wholeApp/renderApp';

const path = `${HOME_PATH}/settings/opening-balances`;

beforeEach(() => {
  signedIn();
  localStorage.removeItem('import-opening-columns');
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('A9 a file is checked for its day, and what the bank must hold stands beside it', async () => {
  const begun: unknown[] = [];
  const sent: ImportRowsInput['rows'] = [];
  server.use(
    answer(getTrialBalance, ({ query }) => ({ ...sampleTrialBalance(query), rows: [] })),
    answer(createImport, ({ body }) => {
      begun.push(body);
      return sampleImport({ id: 9, kind: 'opening' });
    }),
    answer(importSteps.calls.rows, ({ body }) => {
      sent.push(...(body as ImportRowsInput).rows);
      return checkedOpening(body as ImportRowsInput);
    }),
  );
  const { user } = renderApp(path);
  const day = (await screen.findByLabelText(/^Opening Day/)) as HTMLInputElement;
  const file = sampleOpeningFile('Deposit,L-0999,,,,USD,5.00\n', 'Bank,,,Nobody,,EUR,10.00\n');
  await user.upload(await screen.findByLabelText('CSV file'), file);
  await user.click(await screen.findByRole('button', { name: 'Check 6 rows' }));
  const table = within(await screen.findByRole('table', { name: 'Rows of the file' }));
  expect(table.getByLabelText('Lease Number, row 6')).toHaveAccessibleDescription(
    'No lease has this number.',
  );
  expect(table.getByLabelText('Bank Account, row 7')).toHaveAccessibleDescription(
    /^No bank account has this name/,
  );
  expect(table.getByLabelText('Currency, row 7')).toHaveAccessibleDescription('Enter USD or ZIG.');
  expect(begun).toEqual([
    { kind: 'opening', name: 'Opening.csv', opening_on: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) },
  ]);
  expect(day.value).not.toBe('');
  expect(sent.slice(0, 4)).toMatchObject([
    {
      key: '2',
      kind: 'charge',
      type: 'rent',
      lease_number: 'L-0007',
      due_on: '2026-01-01',
      amount: '450.00',
    },
    { key: '3', kind: 'deposit', amount: '1200.00' },
    { key: '4', kind: 'landlord', property: '1', amount: '820.50' },
    { key: '5', kind: 'bank', bank_account: expect.stringMatching(/^\d+$/), amount: '2000.00' },
  ]);
  // The rows that are right, whatever is wrong with others.
  expect(screen.getByText('The bank accounts must hold $20.50 more')).toBeVisible();
  expect(screen.getByRole('table', { name: 'Opening Trial Balance, USD' })).toHaveTextContent(
    /Deposits\$1,200\.00/,
  );
});

test('what earlier imports left unbalanced is told before the next one', async () => {
  server.use(
    answer(getTrialBalance, ({ query }) => ({
      ...sampleTrialBalance(query),
      rows:
        query.get('currency') === 'USD'
          ? [{ half: 'money' as const, kind: 'opening' as const, balance: '-75.00' }]
          : [],
    })),
  );
  renderApp(path);
  expect(await screen.findByText('$75.00 in the bank accounts is held for nobody yet')).toBeVisible();
});
