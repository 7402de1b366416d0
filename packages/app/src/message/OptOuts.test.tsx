import { listOptOuts, type OptOut, optOutSteps } from '@rentsafe/domain/message';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { communicationPath, individualPath, leasePath } from '../paths';
import { answer } from '../testing/answer';
import { signedInAs } from '../testing/login';
import { pageOf } from '../testing/mockedLists';
import { sampleOptOuts } from '../testing/sampleMessages';
import { server } from '../testing/server';
import { renderApp } from '../wholeApp/renderApp';

beforeEach(() => signedInAs('clientUser'));

test.each([
  [communicationPath, {}],
  [individualPath(1), { party_type: 'individual', party: '1' }],
  [leasePath(7), { lease: '7' }],
])('at %s an opt-out is removed with a reason, and stays in the list as ended', async (path, of) => {
  const asked = vi.fn();
  const sent = vi.fn();
  let rows: readonly OptOut[] = sampleOptOuts;
  server.use(
    answer(listOptOuts, (request) => {
      asked(Object.fromEntries(request.query));
      return pageOf(rows, request);
    }),
    answer(optOutSteps.calls.end, ({ ids, body }) => {
      sent(ids.id, body);
      const ended = { on: '2026-03-02', reason: 'Asked by telephone', by: { id: 1, name: 'Rudo Makoni' } };
      rows = rows.map((row) => (row.id === 2 ? { ...row, state: 'ended', ended } : row));
      return rows[0] as OptOut;
    }),
  );
  const { user } = renderApp(`${path}?tab=opt-outs`);
  const first = await screen.findByRole('row', { name: /SMS/ });
  expect(asked).toHaveBeenCalledWith(expect.objectContaining(of));
  await user.click(within(first).getByRole('button', { name: 'Remove the opt-out of Tariro Ncube, SMS' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove opt-out of Tariro Ncube, SMS' }));
  await user.click(dialog.getByLabelText(/^Reason/));
  await user.paste('Asked by telephone');
  await user.click(dialog.getByRole('button', { name: 'Remove opt-out' }));
  expect(await screen.findByText(/02 Mar 2026 ·\s+Rudo Makoni ·\s+Asked by telephone/)).toBeVisible();
  expect(sent).toHaveBeenCalledExactlyOnceWith('2', { reason: 'Asked by telephone' });
  expect(screen.queryByRole('button', { name: /^Remove the opt-out/ })).not.toBeInTheDocument();
});
