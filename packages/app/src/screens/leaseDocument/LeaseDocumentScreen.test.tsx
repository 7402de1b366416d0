import { issueDocument, withdrawDocument } from '@rentsafe/domain/document';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { documentPath, leasePath } from '../../page/recordPaths';
import { answer, refuse } from '../../testing/answer';
import { sampleDocument } from '../../testing/documentHandlers';
import { signedIn, signedInAs } from '../../testing/login';
import { server } from '../../testing/server';
import { renderApp } from '../../wholeApp/renderApp';

beforeEach(() => {
  signedIn();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('a document is issued from the page of the lease; what the lease lacks stands at the template', async () => {
  const sent = vi.fn();
  server.use(
    answer(issueDocument, ({ ids, body }) => {
      sent(ids.id, body);
      return sent.mock.calls.length === 1
        ? refuse(400, { template: ['The lease has no deposit.'] })
        : sampleDocument({ id: 6, number: 'LD-000006' });
    }),
  );
  const { user } = renderApp(`${leasePath(7)}?tab=documents`);
  expect(await screen.findByRole('link', { name: 'LD-000005' })).toHaveAttribute('href', documentPath(7, 5));
  await user.click(screen.getByRole('button', { name: 'Issue Document' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Issue Document' }));
  const issue = dialog.getByRole('button', { name: 'Issue document' });
  await user.selectOptions(await dialog.findByLabelText(/^Template/), 'House lease, revision 2');
  await user.click(issue);
  await waitFor(() =>
    expect(dialog.getByLabelText(/^Template/)).toHaveAccessibleDescription(/The lease has no deposit/),
  );
  await user.click(issue);
  expect(await screen.findByText('Document issued')).toBeInTheDocument();
  expect(sent).toHaveBeenLastCalledWith('7', { template: 3 });
});

test('an Admin withdraws a document with a reason, and it says so', async () => {
  server.use(
    answer(withdrawDocument, () =>
      sampleDocument({ state: 'withdrawn', withdrawn: { at: '2026-03-02T10:00:00Z', reason: 'Misspelt' } }),
    ),
  );
  const { user } = renderApp(documentPath(7, 5));
  await user.click(await screen.findByRole('button', { name: 'Withdraw…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw LD-000005' }));
  await user.click(dialog.getByLabelText(/^Reason/));
  await user.paste('Misspelt');
  await user.click(dialog.getByRole('button', { name: 'Withdraw document' }));
  expect(await screen.findByText('Misspelt')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Withdraw…' })).not.toBeInTheDocument();
});

test('a User reads it, and cannot withdraw it', async () => {
  signedInAs('user');
  renderApp(documentPath(7, 5));
  expect(await screen.findByText('2. Rent')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Withdraw…' })).not.toBeInTheDocument();
});
