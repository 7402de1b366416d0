import type { Role } from '@rentsafe/domain/access';
import { getOverview } from '@rentsafe/domain/ledgerReport';
import { HOME_PATH } from '@rentsafe/domain/session';
import { getToday } from '@rentsafe/domain/today';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { answer } from '../../../../testing/answer';
import { signedInAs } from '../../../../testing/login';
import { sampleOverview } from '../../../../testing/sampleOverview';
import { sampleToday } from '../../../../testing/sampleToday';
import { server } from '../../../../testing/server';
import { nothingToday, samplesComing } from '../../../../testing/todayHandlers';
import { renderApp } from '../../../../wholeApp/renderApp';

const open = async (role: Role) => {
  signedInAs(role);
  renderApp(HOME_PATH);
  return within(await screen.findByRole('region', { name: 'Today' }));
};

test('an accountant reads what is in the bank, whose it is, what waits and what is late, each with its report', async () => {
  const today = await open('clientAdmin');
  const card = (name: string) => within(today.getByRole('group', { name }));
  const leads = async (name: string, label: RegExp, value: string, path: string) => {
    const link = await card(name).findByRole('link', { name: label });
    expect(link).toHaveAttribute('href', expect.stringContaining(HOME_PATH + path));
    expect(link.parentElement).toHaveTextContent(value);
  };
  await leads('In the bank, available', /^Trust account USD/, '$11,215.50', '/settings/bank-accounts/1');
  expect(today.getByText(/book \$12,450\.00.*set aside \$1,234\.50.*7 to match/)).toBeVisible();
  await leads('Whose it is', /^Short USD/, '$220.00', '/reports/trust?currency=USD');
  expect(today.getByText('$220.00 was received in ZiG and has not been exchanged')).toBeVisible();
  await leads('Whose it is', /^Over ZiG/, '5,896.00', '/reports/trust?currency=ZIG');
  await leads('Waiting for you', /^Approvals/, '4', '/approvals');
  await leads('Waiting for you', /^Bank lines to match/, '7', '/customers/receipts?tab=bank&part=match');
  await leads('March 2026 and arrears', /^Collected USD/, '$9,150.00', '/customers/statements?month=2026-03');
  await leads('March 2026 and arrears', /^Arrears USD/, '$', '/customers/ageing?currency=USD');
});

test('a clerk reads her tasks first, and no approvals', async () => {
  const today = await open('clientUser');
  expect(today.queryByRole('link', { name: 'Approvals' })).not.toBeInTheDocument();
  const tasks = await screen.findByRole('region', { name: 'To do today' });
  const region = screen.getByRole('region', { name: 'Today' });
  expect(tasks.compareDocumentPosition(region)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('while samples are added it says how far they are, and once they are in it reads all again', async () => {
  vi.useFakeTimers({
    toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
  });
  onTestFinished(() => void vi.useRealTimers());
  const overviews = vi.fn();
  const reads = answer(getOverview, () => {
    overviews();
    return sampleOverview;
  });
  server.use(samplesComing(3, 5), reads);
  signedInAs('clientAdmin');
  renderApp(HOME_PATH);
  expect(await screen.findByRole('progressbar', { name: 'Sample records added' })).toHaveAttribute(
    'aria-valuenow',
    '3',
  );
  expect(screen.getByText(/^Sample records are being added/)).toHaveAttribute('role', 'status');
  await screen.findByRole('group', { name: 'Credit Given' });
  const before = overviews.mock.calls.length;
  server.use(answer(getToday, () => sampleToday));
  await vi.advanceTimersByTimeAsync(3_000);
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  await waitFor(() => expect(overviews.mock.calls.length).toBeGreaterThan(before));
});

test('a book without an account has none of it', async () => {
  server.use(nothingToday);
  signedInAs('clientAdmin');
  renderApp(HOME_PATH);
  await screen.findByRole('group', { name: 'Credit Given' });
  expect(screen.queryByRole('region', { name: 'Today' })).not.toBeInTheDocument();
});
