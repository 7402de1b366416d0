import { getMonthEnd } from '@rentsafe/domain/monthEnd';
import { createPeriodLock } from '@rentsafe/domain/periodLock';
import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer } from '../../../testing/answer';
import { fails } from '../../../testing/faults';
import { signedIn } from '../../../testing/login';
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
    'Lock the monthFirst: match receipts to leases, match bank lines, reconcile accounts.To do',
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
  expect(screen.queryByRole('button', { name: 'Lock the month' })).not.toBeInTheDocument();
});

test('what is not paid out never stops the lock, after which the month is done', async () => {
  const locked = vi.fn();
  server.use(
    answer(getMonthEnd, () =>
      locked.mock.calls[0] ? sampleMonthEnd('2026-01', {}) : lockableMonthEnd('2026-01'),
    ),
    answer(createPeriodLock, ({ body }) => {
      locked(body);
      return {
        id: 4,
        until_on: '2026-01-31',
        reason: null,
        user: { id: 1, name: 'A' },
        at: '2026-02-04T08:30:00Z',
      };
    }),
  );
  signedIn();
  const { user } = renderApp(at);
  await user.click(await screen.findByRole('button', { name: 'Lock the month' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Lock a period' }));
  expect(dialog.getByLabelText(/^Locked Up To/)).toHaveDisplayValue('31/01/2026');
  await user.click(dialog.getByRole('button', { name: 'Lock' }));
  expect(await screen.findByText('8 of 8 done')).toBeInTheDocument();
  expect(locked).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ until_on: '2026-01-31' }));
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
