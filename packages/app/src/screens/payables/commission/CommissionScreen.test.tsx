import { listBankAccounts } from '@rentsafe/domain/bankAccount';
import { createDisbursement } from '@rentsafe/domain/disbursement';
import { HOME_PATH } from '@rentsafe/domain/session';
import { listCommission } from '@rentsafe/domain/trustReport';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer } from '../../../testing/answer';
import { enter } from '../../../testing/enter';
import { held } from '../../../testing/faults';
import { signedIn } from '../../../testing/login';
import { pageOf } from '../../../testing/mockedLists';
import { sampleAccounts } from '../../../testing/sampleReceipts';
import { sampleCommission, sampleDraw } from '../../../testing/sampleTrust';
import { server } from '../../../testing/server';
import { renderApp } from '../../../wholeApp/renderApp';

const at = `${HOME_PATH}/reports/commission-statements?from=2026-01-01&to=2026-01-31`;

test('what was earned in a period with its totals, what was drawn and what is available', async () => {
  const sent = vi.fn();
  server.use(
    answer(listCommission, ({ query }) => {
      sent(Object.fromEntries(query));
      return sampleCommission(query);
    }),
  );
  signedIn();
  const { user } = renderApp(at);
  const row = await screen.findByRole('row', { name: /Msasa Court/ });
  expect(row).toHaveTextContent('Msasa HoldingsMsasa Court$2,000.007.50%$150.00$23.25$173.25');
  expect(screen.getByRole('row', { name: /^Total/ })).toHaveTextContent('Total$3,000.00$250.00$38.75$288.75');
  expect(screen.getByText('Drawn in the period').nextElementSibling).toHaveTextContent('$58.25');
  expect(screen.getByText('Available today').nextElementSibling).toHaveTextContent('$230.50');
  expect(sent).toHaveBeenLastCalledWith({ currency: 'USD', from: '2026-01-01', to: '2026-01-31', page: '1' });
  await user.selectOptions(screen.getByLabelText('Currency'), 'ZIG');
  expect(await screen.findByText(/No commission was earned in ZIG/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Draw…' })).not.toBeInTheDocument();
});

test('Draw drafts a disbursement to the agency of what is available, and no more', async () => {
  const sent = vi.fn();
  server.use(
    answer(createDisbursement, ({ body }) => {
      sent(body);
      return sampleDraw;
    }),
  );
  signedIn();
  const { user, router } = renderApp(at);
  await user.click(await screen.findByRole('button', { name: 'Draw…' }));
  const dialog = within(await screen.findByRole('dialog'));
  const amount = dialog.getByLabelText(/^Amount/);
  expect(amount).toHaveValue('230.50');
  const payee = await dialog.findByLabelText(/^Payee/);
  await user.click(payee);
  const [company] = await within(await screen.findByRole('listbox')).findAllByRole('option');
  if (company) await user.click(company);
  await user.clear(amount);
  await enter(user, amount, '230.51');
  await user.click(dialog.getByRole('button', { name: 'Add Disbursement' }));
  expect(await dialog.findAllByText('Only $230.50 is available.')).not.toHaveLength(0);
  expect(sent).not.toHaveBeenCalled();
  await user.clear(amount);
  await enter(user, amount, '200');
  await user.click(dialog.getByRole('button', { name: 'Add Disbursement' }));
  const open = await screen.findByText('Open disbursement');
  await waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      kind: 'commission',
      party: { type: 'company', id: expect.any(Number) as number },
      bank_account: expect.any(Number) as number,
      lines: [{ amount: '200' }],
    }),
  );
  await user.click(open);
  await waitFor(() => expect(router.state.location.pathname).toBe(`${HOME_PATH}/creditors/disbursements/8`));
});

test('Draw opens once the accounts are known, not with none', async () => {
  const accounts = held(listBankAccounts, (request) => pageOf(sampleAccounts, request));
  server.use(accounts.handler);
  accounts.hold();
  signedIn();
  const { user } = renderApp(at);
  const draw = await screen.findByRole('button', { name: 'Draw…' });
  await user.click(draw);
  await waitFor(() => expect(draw).toHaveAttribute('aria-busy', 'true'));
  expect(screen.queryByText(/No account in USD is open/)).not.toBeInTheDocument();
  accounts.release();
  const dialog = within(await screen.findByRole('dialog', { name: 'Draw Commission' }));
  expect(dialog.getByLabelText(/^Account/)).toHaveDisplayValue('Trust account USD');
});
