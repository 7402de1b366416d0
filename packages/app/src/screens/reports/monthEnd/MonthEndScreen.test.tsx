import { getMonthEnd, lockMonth } from '@rentsafe/domain/monthEnd';
import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer } from '../../../testing/answer';
import { enter } from '../../../testing/enter';
import { fails } from '../../../testing/faults';
import { signedIn, signedInAs } from '../../../testing/login';
import { lockableMonthEnd, sampleMonthEnd } from '../../../testing/sampleMonthEnd';
import { server } from '../../../testing/server';
import { renderApp } from '../../../wholeApp/renderApp';

const at = `${HOME_PATH}/reports/month-end?month=2026-01`;
const steps = async () =>
  within(await screen.findByRole('group', { name: 'January 2026' })).getAllByRole('listitem');

test('each step of a month shows its state, what is left, and the way to where it is done', async () => {
  signedIn();
  renderApp(at);
  const items = await steps();
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Run monthly billingDone',
    expect.stringMatching(/^Match receipts to leasesReceipts up to .*1 receipt\$70\.00To do$/),
    expect.stringMatching(/^Match bank lines.*12 lines\$4,310\.50ZIG.18,000\.00To do$/),
    expect.stringMatching(/^Reconcile accounts.*2 accounts.*To do$/),
    expect.stringMatching(/^Draw commission.*trust\.\$1,155\.00ZIG.2,040\.00To do$/),
    expect.stringMatching(/^Pay landlords.*14 landlords.*To do$/),
    'Pay rental income taxDone',
    'Lock the monthFirst: match receipts to leases, match bank lines, reconcile accounts. Or lock it with a reason for each.To do',
  ]);
  expect(screen.getByText('2 of 8 done')).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining([
      `${HOME_PATH}/customers/invoicing/month-run?month=2026-01`,
      `${HOME_PATH}/customers/receipts?state=unidentified`,
      `${HOME_PATH}/reports/commission-statements?from=2026-01-01&to=2026-01-31`,
      `${HOME_PATH}/creditors/disbursements?tab=available`,
      `${HOME_PATH}/creditors/disbursements?tab=rent-tax&month=2026-01`,
    ]),
  );
});

test('what is not paid out never stops the lock, after which the month is done', async () => {
  const locked = vi.fn();
  server.use(
    answer(getMonthEnd, () => lockableMonthEnd('2026-01')),
    answer(lockMonth, ({ ids, body }) => {
      locked(ids.month, body);
      return sampleMonthEnd('2026-01', {});
    }),
  );
  signedIn();
  const { user } = renderApp(at);
  await user.click(await screen.findByRole('button', { name: 'Lock the month' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Lock January 2026' }));
  await user.click(dialog.getByRole('button', { name: 'Lock' }));
  expect(await screen.findByText('8 of 8 done')).toBeInTheDocument();
  expect(screen.getByText('Locked by Rudo Makoni on 04 Feb 2026.')).toBeVisible();
  expect(locked).toHaveBeenCalledExactlyOnceWith('2026-01', { open: [] });
});

test('steps that are not done are named, each with its reason, and stay with the lock', async () => {
  const locked = vi.fn();
  const open = [
    { step: 'identified', reason: 'Payer unknown' },
    { step: 'reconciled', reason: 'No statement' },
  ] as const;
  server.use(
    answer(getMonthEnd, () => sampleMonthEnd('2026-01', { identified: [1], reconciled: [1], locked: [1] })),
    answer(lockMonth, ({ body }) => {
      locked(body);
      const done = sampleMonthEnd('2026-01', {});
      return { ...done, lock: done.lock && { ...done.lock, open: [...open] } };
    }),
  );
  signedIn();
  const { user } = renderApp(at);
  await user.click(await screen.findByRole('button', { name: 'Lock the month' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Lock January 2026' }));
  expect(dialog.getByText('2 steps are not done')).toBeVisible();
  const lock = dialog.getByRole('button', { name: 'Lock with open steps' });
  await enter(user, dialog.getByLabelText(/^Match receipts to leases/), 'Payer unknown');
  await user.click(lock);
  await waitFor(() => expect(dialog.getByLabelText(/^Reconcile accounts/)).toBeInvalid());
  await enter(user, dialog.getByLabelText(/^Reconcile accounts/), 'No statement');
  await user.click(lock);
  expect(
    await screen.findByText(
      /Left open: match receipts to leases \(Payer unknown\), reconcile accounts \(No statement\)\./,
    ),
  ).toBeVisible();
  expect(locked).toHaveBeenCalledExactlyOnceWith({ open: [...open] });
});

test('without a statement nothing is matched, and a User does not lock', async () => {
  server.use(
    answer(getMonthEnd, () => {
      const found = sampleMonthEnd('2026-01', { locked: [1] });
      const steps = found.steps.map((step) =>
        step.key === 'matched' ? { ...step, done: false, state: 'no_statement' as const } : step,
      );
      return { ...found, steps };
    }),
  );
  signedInAs('clientUser');
  renderApp(at);
  expect((await steps())[2]).toHaveTextContent(/^Match bank linesNo statement yet\./);
  expect(screen.queryByRole('button', { name: 'Lock the month' })).not.toBeInTheDocument();
});

test('a month that cannot be read again stays, and that is told', async () => {
  signedIn();
  const { user } = renderApp(at);
  await steps();
  server.use(fails(getMonthEnd, 'html'));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not fetch the month’s end again');
  expect(await steps()).toHaveLength(8);
  server.use(answer(getMonthEnd, () => sampleMonthEnd('2026-01', {})));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('8 of 8 done')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
