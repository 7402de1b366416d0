import { getLeaseBalance, type LeaseBalance, listCharges } from '@rentsafe/domain/charge';
import {
  type DebtCall,
  type DebtCallPromise,
  listDebtCalls,
  listDebtors,
  recordPromise,
} from '@rentsafe/domain/debtCall';
import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer } from '../../../../testing/answer';
import { signedIn } from '../../../../testing/login';
import { sampleDebtCalls, sampleDebtors } from '../../../../testing/sampleDebts';
import { sampleOpenCharges } from '../../../../testing/sampleReceipts';
import { server } from '../../../../testing/server';
import { renderApp } from '../../../../wholeApp/renderApp';

const path = `${HOME_PATH}/customers/debt-call`;
const pageOf = <Row,>(results: readonly Row[]) => ({
  next: null,
  previous: null,
  count: results.length,
  results: [...results],
});

test('a debt leads to what was done about it, and a promise is added there', async () => {
  const asked = vi.fn();
  const sent = vi.fn();
  let done: readonly DebtCall[] = sampleDebtCalls;
  server.use(
    answer(listDebtors, ({ query }) => {
      asked(Object.fromEntries(query));
      return pageOf(sampleDebtors.USD);
    }),
    answer(listDebtCalls, () => pageOf(done)),
    answer(recordPromise, ({ ids, body }) => {
      const { amount, by_on } = body as DebtCallPromise;
      sent(ids.id, amount, by_on);
      const [debtor] = sampleDebtors.USD;
      if (!debtor) throw new Error('The sample has no debtor.');
      const user = { id: 1, name: 'First Administrator' };
      const text = 'On Friday';
      done = [{ id: 4, kind: 'promise', on: '2026-02-06', text, amount, by_on, user }, ...done];
      return debtor;
    }),
  );
  signedIn();
  const { user } = renderApp(`${path}?bucket=Due%2090%2B%20days&step=noticed`);
  const row = await screen.findByRole('row', { name: /L-0006/ });
  expect(row).toHaveTextContent(
    /Notice given.*Broken: \$20,000\.00 by 02 Feb 2026.*\$124,881\.92.*04 Aug 2025$/,
  );
  await waitFor(() =>
    expect(asked).toHaveBeenLastCalledWith({
      currency: 'USD',
      bucket: 'Due 90+ days',
      step: 'noticed',
      page: '1',
    }),
  );
  await user.click(within(row).getByRole('link', { name: 'L-0006' }));
  expect(await screen.findByRole('row', { name: /Demand/ })).toHaveTextContent(/Letter of demand/);
  await user.click(await screen.findByRole('button', { name: 'Record promise…' }));
  const dialog = await screen.findByRole('dialog', { name: /^New Promise/ });
  const type = async (label: RegExp, text: string) => {
    const box = within(dialog).getByLabelText(label);
    await user.click(box);
    await user.paste(text);
  };
  await type(/^Amount/, '5,000.00');
  await type(/^Last Day/, '27/02/2999');
  await user.click(within(dialog).getByRole('button', { name: 'Add Promise' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith('6', { amount: '5000.00', currency: 'USD' }, '2999-02-27'),
  );
  expect(await screen.findByText('$5,000.00 by 27 Feb 2999')).toBeVisible();
});

const balanceOf = (currency: 'USD' | 'ZIG', late: string): LeaseBalance['balances'][number] => ({
  ...{ currency, open: late, unallocated: '0.00', balance: late, deposit: '0.00', oldest_due_on: null },
  buckets: ['450.00', late, '0.00', '0.00', '0.00'],
});
const balances = (...rows: LeaseBalance['balances']) =>
  answer(getLeaseBalance, () => ({
    ...{ lease: { id: 7, number: 'L-0007' }, as_at: '2026-03-05', known_seq: 9 },
    balances: rows,
  }));

test('what is past its due date is demanded on paper, in each currency, less what was received', async () => {
  const charges = sampleOpenCharges.map((charge, nth) => ({
    ...charge,
    due_on: nth === 0 ? '2020-01-01' : '2999-01-01',
  }));
  server.use(
    balances(balanceOf('USD', '100.00'), balanceOf('ZIG', '120.00')),
    answer(listCharges, ({ query }) => pageOf(query.get('state') === 'open' ? charges : [])),
  );
  signedIn();
  renderApp(`${path}/7`);
  expect(await screen.findByRole('button', { name: 'Print letter of demand' })).toBeVisible();
  const letter = screen.getByText(/demands payment of/).parentElement?.textContent?.replace(/\s/g, ' ') ?? '';
  expect(letter).toContain('demands payment of $100.00, ZIG 120.00');
  expect(letter).toContain('Rent of month 01');
  expect(letter).not.toContain('Rent of month 02');
  expect(letter).toContain('Less $20.00 received');
  expect(letter).not.toContain('Less ZIG');
});

test('nothing is demanded that is not yet due', async () => {
  server.use(balances(balanceOf('USD', '0.00')));
  signedIn();
  renderApp(`${path}/7`);
  expect(await screen.findByText('No letter of demand: nothing is past its due date.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Print letter of demand' })).not.toBeInTheDocument();
});
