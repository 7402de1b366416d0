import { listBills } from '@rentsafe/domain/bill';
import { samplePage } from '@rentsafe/domain/fixtures';
import { HOME_PATH } from '@rentsafe/domain/session';
import { getCreditorStatement } from '@rentsafe/domain/trustReport';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer, refuse } from '../../../testing/answer';
import { signedIn } from '../../../testing/login';
import { pageOf } from '../../../testing/mockedLists';
import { sampleBill } from '../../../testing/sampleDisbursements';
import { sampleCreditorStatement } from '../../../testing/sampleTrust';
import { server } from '../../../testing/server';
import { renderApp } from '../../../wholeApp/renderApp';

const at = `${HOME_PATH}/creditors/statements`;

test('the statement of a supplier who is chosen, in a period and a currency', async () => {
  const sent = vi.fn();
  server.use(
    answer(getCreditorStatement, ({ query }) => {
      sent(Object.fromEntries(query));
      return sampleCreditorStatement(query);
    }),
  );
  signedIn();
  const { user, router } = renderApp(`${at}?from=2026-01-01&to=2026-01-31`);
  await user.click(await screen.findByRole('combobox', { name: 'Supplier' }));
  await user.click(await screen.findByRole('option', { name: 'Msasa Plumbing' }));
  const table = within(await screen.findByRole('table', { name: 'Msasa Plumbing' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'DateNumberDescriptionDebitCreditBalance',
    '01 Jan 2026Opening balance$40.00',
    '09 Jan 202677Bill: Plumber$120.00$160.00',
    '12 Jan 2026PV-000002Disbursement$120.00$40.00',
    '31 Jan 2026Closing balance$120.00$120.00$40.00',
  ]);
  expect(router.state.location.search).toContain('supplier=company%3A4');
  expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled();
  await user.selectOptions(screen.getByLabelText('Currency'), 'ZIG');
  const asked = { party_type: 'company', party: '4', from: '2026-01-01', to: '2026-01-31' };
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ ...asked, currency: 'ZIG' }));
});

test('Back brings the supplier of before', async () => {
  server.use(
    answer(listBills, (request) =>
      pageOf(
        [sampleBill(), sampleBill({ id: 9, party: { type: 'individual', id: 3, name: 'Rudo Makoni' } })],
        request,
      ),
    ),
    answer(getCreditorStatement, ({ query }) => sampleCreditorStatement(query)),
  );
  signedIn();
  const { user, router } = renderApp(`${at}?supplier=company:4`);
  const field = await screen.findByRole('combobox', { name: 'Supplier' });
  await user.click(field);
  await user.click(await screen.findByRole('option', { name: 'Rudo Makoni' }));
  await waitFor(() => expect(field).toHaveValue('Rudo Makoni'));
  expect(router.state.location.search).toContain('individual');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(field).toHaveValue('Msasa Plumbing'));
});

test('a supplier whom the server refuses is told, and can be asked for again', async () => {
  server.use(answer(getCreditorStatement, () => refuse(400, { party: ['Invalid pk "9".'] })));
  signedIn();
  renderApp(`${at}?supplier=company:4`);
  expect(await screen.findByText('Could not fetch the statement')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
});

test('without bills there are no suppliers', async () => {
  server.use(answer(listBills, () => samplePage(() => ({}) as never, { total: 0 })));
  signedIn();
  renderApp(at);
  expect(await screen.findByText('No suppliers')).toBeVisible();
});
