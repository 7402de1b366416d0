import { type DisputeDecision, disputeSteps, listDisputes } from '@rentsafe/domain/dispute';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { clientDisputesPath, disputesPath } from '../../../paths';
import { answer } from '../../../testing/answer';
import { signedIn, signedInAs } from '../../../testing/login';
import { pageOf } from '../../../testing/mockedLists';
import { sampleDispute, sampleDisputes } from '../../../testing/sampleDispute';
import { server } from '../../../testing/server';
import { renderApp } from '../../../wholeApp/renderApp';

test('the provider reads the disputes of every client by days left, and decides one', async () => {
  const sent = vi.fn();
  const asked: Record<string, string>[] = [];
  server.use(
    answer(listDisputes, (request) => {
      asked.push(Object.fromEntries(request.query));
      return pageOf(sampleDisputes, { ...request, query: new URLSearchParams() });
    }),
    answer(disputeSteps.calls.decide, ({ body }) => {
      sent(body);
      return { ...sampleDispute, state: 'upheld' as const, days_left: null };
    }),
  );
  signedIn();
  const { user } = renderApp(`${disputesPath('L-0007')}&disputes_days_left=3`);
  const row = await screen.findByRole('row', { name: /Paid in cash.*Open/ });
  expect(row).toHaveTextContent(/^2L-0007ChargeTariro Ncube/);
  expect(screen.getByRole('row', { name: /DP-000001/ })).toHaveTextContent(/Own report.*Baobab Properties/);
  expect(asked.at(-1)).toMatchObject({ q: 'L-0007', days_left: '3' });
  await user.click(within(row).getByRole('button', { name: 'Decide…' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Decide dispute/ }));
  await user.click(dialog.getByRole('radio', { name: 'Upheld' }));
  await user.type(dialog.getByLabelText(/^Reason/), 'A receipt was shown');
  await user.click(dialog.getByRole('button', { name: 'Decide' }));
  await vi.waitFor(() =>
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        outcome: 'upheld',
        reason: 'A receipt was shown',
      } satisfies Partial<DisputeDecision>),
    ),
  );
});

test('a client sees its own, without the column of clients, and decides none', async () => {
  server.use(answer(listDisputes, (request) => pageOf(sampleDisputes, request)));
  signedInAs('clientAdmin');
  renderApp(disputesPath());
  expect(await screen.findByRole('row', { name: /DP-000001/ })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Client' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Decide…' })).not.toBeInTheDocument();
});

test('the provider can read the disputes of one client', async () => {
  const asked: (string | null)[] = [];
  server.use(
    answer(listDisputes, (request) => {
      asked.push(request.query.get('client'));
      return pageOf(sampleDisputes, { ...request, query: new URLSearchParams() });
    }),
  );
  signedIn();
  renderApp(clientDisputesPath(2));
  await vi.waitFor(() => expect(asked.at(-1)).toBe('2'));
});
