import { HOME_PATH } from '@rentsafe/domain/session';
import { getTrustBalance } from '@rentsafe/domain/trustReport';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer } from '../../../testing/answer';
import { signedIn } from '../../../testing/login';
import { sampleTrust } from '../../../testing/sampleTrust';
import { server } from '../../../testing/server';
import { renderApp } from '../../../wholeApp/renderApp';

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

test('A6 funds held and owed stand by currency, with a shortage in one of them, and by account and owner', async () => {
  const sent = vi.fn();
  server.use(
    answer(getTrustBalance, ({ query }) => {
      sent(Object.fromEntries(query));
      return sampleTrust(query);
    }),
  );
  signedIn();
  const { user } = renderApp(`${HOME_PATH}/reports/trust?as_at=2026-01-31`);
  expect(await screen.findByText('Funds are short by ZIG 2,800.00')).toBeVisible();
  expect(
    screen.getByText(/^ZIG 2,800\.00 of the funds owed was received in USD and has not been exchanged/),
  ).toBeVisible();
  expect(rowsOf('Funds held and owed')).toEqual([
    'CurrencyFunds HeldFunds OwedShort or OverNot Exchanged',
    'USD$1,150.00$1,050.00Over $100.00$0.00',
    'ZIGZIG\u00a020,000.00ZIG\u00a022,800.00Short ZIG\u00a02,800.00ZIG\u00a02,800.00',
  ]);
  expect(rowsOf('Cash books and ledgers, USD')).toEqual([
    'AccountCash BooksLedgers',
    'Trust account USD$1,000.00',
    'Account 3$150.00',
    'Received in one currency, held in the other-$100.00',
    'Landlords$669.50',
    'Rental income tax withheld$150.00',
    'Agency: commission with VAT$230.50',
    'Total$1,050.00$1,050.00',
  ]);
  await user.selectOptions(screen.getByLabelText('Currency'), 'ZIG');
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ currency: 'ZIG', as_at: '2026-01-31' }));
});

test('each half of the trial balance has the same debits as credits', async () => {
  signedIn();
  const { user } = renderApp(`${HOME_PATH}/reports/trial-balance?as_at=2026-01-31`);
  expect(await screen.findByRole('table', { name: 'Receivables' })).toBeVisible();
  expect(rowsOf('Receivables').at(-1)).toBe('Total$500.00$500.00');
  expect(rowsOf('Trust money').at(-1)).toBe('Total$1,150.00$1,150.00');
  await user.click(screen.getByRole('link', { name: 'Landlord' }));
  const split = await screen.findByRole('table', { name: /^Landlord by account as at 31 Jan 2026, USD/ });
  expect(await within(split).findByRole('link', { name: 'Rudo Makoni' })).toHaveAttribute(
    'href',
    `${HOME_PATH}/landlords/1`,
  );
  expect(within(split).getByRole('row', { name: /Rudo Makoni/ })).toHaveTextContent(/-\$669\.50/);
  await user.selectOptions(screen.getByLabelText('Currency'), 'ZIG');
  expect(await screen.findByText('Nothing was posted in ZIG up to this day.')).toBeVisible();
});
