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
import { answer } from '../../testing/answer';
import { signedIn } from '../../testing/login';
import { sampleDebtCalls, sampleDebtors } from '../../testing/sampleDebts';
import { server } from '../../testing/server';
import { renderApp } from '../../wholeApp/renderApp';

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
    /Claim noticed.*Broken: \$20,000\.00 by 02 Feb 2026.*\$124,881\.92.*04 Aug 25$/,
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
