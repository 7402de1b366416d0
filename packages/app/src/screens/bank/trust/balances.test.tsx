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

test('where the money is and whose it is add up to the same, at the end of a day', async () => {
  const sent = vi.fn();
  server.use(
    answer(getTrustBalance, ({ query }) => {
      sent(Object.fromEntries(query));
      return sampleTrust(query);
    }),
  );
  signedIn();
  const { user } = renderApp(`${HOME_PATH}/reports/trust?as_at=2026-01-31`);
  expect(await screen.findByRole('table', { name: 'Bank balances' })).toBeVisible();
  expect(rowsOf('Bank balances')).toContain('In bank accounts$1,150.00');
  expect(rowsOf('Bank balances').at(-1)).toBe('Total$1,150.00');
  expect(rowsOf('Trust liabilities')).toContain('Landlords$769.50');
  expect(rowsOf('Trust liabilities').at(-1)).toBe('Total$1,150.00');
  expect(screen.getByText('Difference').nextElementSibling).toHaveTextContent('$0.00');
  await user.selectOptions(screen.getByLabelText('Currency'), 'ZIG');
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ currency: 'ZIG', as_at: '2026-01-31' }));
});

test('each half of the trial balance has the same debits as credits', async () => {
  signedIn();
  const { user } = renderApp(`${HOME_PATH}/reports/trial-balance?as_at=2026-01-31`);
  expect(await screen.findByRole('table', { name: 'Receivables' })).toBeVisible();
  expect(rowsOf('Receivables').at(-1)).toBe('Total$500.00$500.00');
  expect(rowsOf('Trust money').at(-1)).toBe('Total$1,150.00$1,150.00');
  await user.selectOptions(screen.getByLabelText('Currency'), 'ZIG');
  expect(await screen.findByText('Nothing was posted in ZIG up to this day.')).toBeVisible();
});
