import { getPaymentFile, listAvailable, listDisbursements } from '@rentsafe/domain/disbursement';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { disbursementsPath, rentTaxPath } from '../../../../paths';
import { answer } from '../../../../testing/answer';
import { signedIn } from '../../../../testing/login';
import { pageOf } from '../../../../testing/mockedLists';
import { sampleDisbursement } from '../../../../testing/sampleDisbursements';
import { server } from '../../../../testing/server';
import { renderApp } from '../../../../wholeApp/renderApp';

beforeEach(() => void signedIn());

const selected = () => screen.getByRole('group', { name: 'Selection', hidden: true });

test('rent tax ticked in one month is not paid while another is shown', async () => {
  const { user } = renderApp(`${rentTaxPath}&month=2026-01`);
  await user.click(await screen.findByRole('checkbox', { name: /^Select .*Msasa Court/ }));
  expect(screen.getByRole('button', { name: 'Pay selected…' })).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Month'), '2026-02');
  await waitFor(() => expect(selected()).toHaveTextContent(/^0 of/));
  expect(screen.queryByRole('button', { name: 'Pay selected…' })).not.toBeInTheDocument();
});

test('landlords ticked in US dollars are not prepared in ZiG', async () => {
  const { user } = renderApp(`${disbursementsPath}?tab=available`);
  await user.click(await screen.findByRole('checkbox', { name: /King George/ }));
  expect(selected()).toHaveTextContent(/^1 of/);
  await user.selectOptions(screen.getByLabelText('Currency'), 'ZIG');
  await waitFor(() => expect(selected()).toHaveTextContent(/^0 of/));
  await user.selectOptions(screen.getByLabelText('Currency'), 'USD');
  expect(await screen.findByRole('checkbox', { name: /King George/ })).not.toBeChecked();
});

test('what was prepared meanwhile is named before disbursements are', async () => {
  const { user } = renderApp(`${disbursementsPath}?tab=available`);
  await user.click(await screen.findByRole('checkbox', { name: /King George/ }));
  server.use(answer(listAvailable, (request) => pageOf([], request)));
  await user.click(screen.getByRole('button', { name: 'Prepare selected…' }));
  const notice = within(await screen.findByRole('dialog', { name: 'The selection has changed' }));
  expect(notice.getByText(/King George Road is no longer in this list\.$/)).toBeVisible();
  expect(notice.queryByRole('button', { name: /^Continue/ })).not.toBeInTheDocument();
});

test('a payment file is of payments as they are now; what has gone or changed is named first', async () => {
  const rows = [5, 6, 7].map((id) =>
    sampleDisbursement({ id, number: `PV-00000${id}`, state: 'approved', amount: '60.00' }),
  );
  server.use(
    answer(listDisbursements, (request) => pageOf(rows, { ...request, query: new URLSearchParams() })),
    answer(getPaymentFile, () => ''),
  );
  const { user } = renderApp(disbursementsPath);
  for (const number of ['PV-000005', 'PV-000006', 'PV-000007'])
    await user.click(await screen.findByRole('checkbox', { name: `Select ${number}` }));
  // Another user pays one, and changes another.
  rows.splice(0, 2, { ...(rows[1] as (typeof rows)[0]), state: 'draft', amount: '45.00', version: 9 });
  await user.click(screen.getByRole('button', { name: 'Payment file of 3…' }));
  const notice = within(await screen.findByRole('dialog', { name: 'The selection has changed' }));
  expect(notice.getByText('PV-000005 is no longer in this list.')).toBeVisible();
  expect(notice.getByText(/^PV-000006: .*45\.00/)).toBeVisible();
  expect(notice.queryByText(/PV-000007/)).not.toBeInTheDocument();
  await user.click(notice.getByRole('button', { name: 'Continue with 2' }));
  expect(await screen.findByRole('dialog', { name: /file/i })).toBeVisible();
  expect(selected()).toHaveTextContent(/^2 of 2/);
});
