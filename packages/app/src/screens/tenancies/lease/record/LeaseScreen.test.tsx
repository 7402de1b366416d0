import { leaseSteps } from '@rentsafe/domain/lease';
import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, type MockedRequest, refuse } from '../../../../testing/answer';
import { signedIn } from '../../../../testing/login';
import { sampleLease } from '../../../../testing/sampleLeases';
import { server } from '../../../../testing/server';
import { renderApp } from '../../../../wholeApp/renderApp';

const path = `${HOME_PATH}/leases/7`;

beforeEach(() => {
  signedIn();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('shows what was agreed, what is owed by age, and the days of the lease', async () => {
  renderApp(path);
  expect(await screen.findByRole('heading', { level: 1, name: 'L-0007' })).toBeVisible();
  expect(screen.getByText('Tariro Ncube · Msasa Court, unit 4')).toBeVisible();
  expect(screen.getByRole('row', { name: /Rent.*Month/ })).toHaveTextContent(
    '$450.00 from 01 Jun 2025$475.50 from 01 Mar 2026',
  );
  expect(screen.getByRole('row', { name: /Rent changes/ })).toHaveTextContent('01 Mar 2026');
  const balance = within(await screen.findByRole('table', { name: 'Balance', busy: false }));
  expect(balance.getByRole('row', { name: /USD/ })).toHaveTextContent(
    'USD$0.00$475.50$424.50$0.00$0.00$100.00$900.00$450.00',
  );
});

test('notice is given; too early, the refusal stands at its field and nothing typed is lost', async () => {
  const received = vi.fn();
  server.use(
    answer(leaseSteps.calls['give-notice'], ({ body }: MockedRequest) => {
      received(body);
      return refuse(400, { ends_on: ['Notice is 30 days: not before 2026-07-01.'] });
    }),
  );
  const { user } = renderApp(path);
  await user.click(await screen.findByRole('button', { name: 'Give notice' }));
  const dialog = await screen.findByRole('dialog', { name: 'Give notice: L-0007' });
  const reason = within(dialog).getByLabelText('Reason');
  await user.click(reason);
  await user.paste('Moves abroad');
  await user.click(within(dialog).getByRole('button', { name: 'Give notice' }));
  await waitFor(() =>
    expect(within(dialog).getByLabelText(/^Lease Ends/)).toHaveAccessibleDescription(
      /not before 01 Jul 2026/,
    ),
  );
  expect(reason).toHaveValue('Moves abroad');
  expect(received).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ reason: 'Moves abroad', agreed: false }),
  );
});

test('a renewal sends the end and the amounts that change, each to its schedule', async () => {
  const received = vi.fn();
  server.use(
    answer(leaseSteps.calls.extend, ({ body }: MockedRequest) => {
      received(body);
      return sampleLease({ to_on: null });
    }),
  );
  const { user } = renderApp(path);
  await user.click(await screen.findByRole('button', { name: 'Renew' }));
  const dialog = await screen.findByRole('dialog', { name: 'Renew: L-0007' });
  await user.clear(within(dialog).getByLabelText('New End Date'));
  const rent = within(within(dialog).getByRole('group', { name: 'New rent amount' }));
  await user.click(rent.getByLabelText('From'));
  await user.paste('01/06/2026');
  await user.click(rent.getByLabelText('Amount'));
  await user.paste('1,500.5');
  await user.click(within(dialog).getByRole('button', { name: 'Renew' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(received).toHaveBeenCalledExactlyOnceWith({
    to_on: null,
    steps: [{ schedule: 11, from_on: '2026-06-01', amount: '1500.5' }],
  });
  expect(await screen.findByText('No end agreed')).toBeVisible();
});
