import { listApprovals } from '@rentsafe/domain/approval';
import { disbursementSteps } from '@rentsafe/domain/disbursement';
import { journalSteps } from '@rentsafe/domain/journal';
import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, refuse } from '../../../testing/answer';
import { signedIn } from '../../../testing/login';
import { pageOf } from '../../../testing/mockedLists';
import { sampleApproval, sampleApprovals } from '../../../testing/sampleApprovals';
import { sampleDisbursement } from '../../../testing/sampleDisbursements';
import { server } from '../../../testing/server';
import { renderApp } from '../../../wholeApp/renderApp';
import { reread } from './approvalTexts';

beforeEach(() => {
  signedIn();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

async function openAll() {
  const { user } = renderApp(`${HOME_PATH}/approvals`);
  const table = within(await screen.findByRole('table', { name: 'Waiting for you' }));
  const [all] = table.getAllByRole('checkbox');
  if (all) await user.click(all);
  await user.click(screen.getByRole('button', { name: 'Approve 3…' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Approve 3' })) };
}

test('what I may approve, what I made and waits for another, and work orders stand apart', async () => {
  renderApp(`${HOME_PATH}/approvals`);
  const mine = within(await screen.findByRole('table', { name: 'Waiting for you' }));
  expect(mine.getByRole('row', { name: /PV-000012/ })).toHaveTextContent(
    /Landlord payment.*\$1,234\.50.*Shumba/,
  );
  expect(mine.queryByRole('row', { name: /PV-000014/ })).not.toBeInTheDocument();
  const others = within(screen.getByRole('table', { name: 'Waiting for another Admin' }));
  expect(others.getByRole('row', { name: /PV-000014/ })).toHaveTextContent(/Tendai Shumba/);
  expect(others.queryByRole('checkbox')).not.toBeInTheDocument();
  const orders = within(screen.getByRole('table', { name: 'Work orders' }));
  expect(orders.getByRole('row', { name: /WO-000003/ })).toHaveTextContent(/Landlord to agree.*The landlord/);
  expect(await screen.findByText('4 to approve')).toBeInTheDocument();
});

test('several are approved one by one, each in the version that was read; a refused one stays with its reason', async () => {
  const sent: unknown[] = [];
  server.use(
    answer(disbursementSteps.calls.approve, ({ ids, body }) => {
      sent.push([ids.id, body]);
      return ids.id === '13'
        ? refuse(409, { detail: 'Only 100.00 is available.', state: 'draft' })
        : sampleDisbursement({ state: 'approved' });
    }),
    answer(journalSteps.calls.post, ({ ids, body }) => {
      sent.push([ids.id, body]);
      return refuse(409, { detail: 'Not possible in state posted.', state: 'posted' });
    }),
  );
  const { user, dialog } = await openAll();
  expect(await dialog.findByRole('row', { name: /Trust account USD/ })).toHaveTextContent(/\$1,354\.50/);
  await user.click(dialog.getByRole('button', { name: 'Approve 3' }));
  expect(await dialog.findByText(/Only 100\.00 is available/, { selector: 'p, span, div' })).toBeVisible();
  expect(sent).toEqual([
    ['12', { version: 1 }],
    ['13', { version: 1 }],
    ['5', { version: 1 }],
  ]);
  expect(dialog.queryByRole('row', { name: /PV-000012/ })).not.toBeInTheDocument();
});

test('what has changed since it was chosen is named and left out', async () => {
  const { user, dialog } = await openAll();
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Approve 3' })).toBeEnabled());
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  server.use(
    answer(listApprovals, (request) =>
      pageOf([sampleApproval({ version: 2, amount: { amount: '9.00', currency: 'USD' } })], request),
    ),
  );
  const [first, second, third] = sampleApprovals as [
    (typeof sampleApprovals)[number],
    (typeof sampleApprovals)[number],
    (typeof sampleApprovals)[number],
  ];
  const changed = { ...first, version: 2, amount: { amount: '9.00', currency: 'USD' } as const };
  expect(reread([first, second, third], [changed, { ...second, mine: false }])).toEqual({
    same: [],
    left: [
      { approval: first, reason: 'Amount: $1,234.50, now $9.00.' },
      { approval: second, reason: 'Another Admin must approve it now.' },
      { approval: third, reason: 'It was approved, cancelled or changed by another person.' },
    ],
  });
});
