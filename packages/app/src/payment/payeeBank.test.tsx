import { putPayee } from '@rentsafe/domain/payee';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { contractorPath, leasePath } from '../paths';
import { answer, refuse } from '../testing/answer';
import { signedIn, signedInAs } from '../testing/login';
import { server } from '../testing/server';
import { renderApp } from '../wholeApp/renderApp';

test('A8 an Admin changes the bank details of a supplier on the contractor’s record, and a refusal keeps what was typed', async () => {
  const sent = vi.fn();
  server.use(
    answer(putPayee, ({ body }) => {
      sent(body);
      return refuse(400, { account_number: ['Ensure this value has at most 50 characters (it has 51).'] });
    }),
  );
  signedIn();
  const { user } = renderApp(contractorPath(2));
  expect(await screen.findByText('CBZ · 0112345, since 12 Jan 2026')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Bank details of Kopje Plumbing' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bank details of Kopje Plumbing' }));
  const box = dialog.getByLabelText(/^Account Number/);
  await user.clear(box);
  await user.click(box);
  await user.paste('777');
  await user.click(dialog.getByRole('button', { name: 'Save bank details' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ party: { type: 'company', id: 4 }, account_number: '777', bank_name: 'CBZ' }),
    ),
  );
  expect(box).toHaveValue('777');
});

test('A8 a User sees on a lease where a refund goes, and who adds the account', async () => {
  signedInAs('user');
  renderApp(leasePath(1));
  expect(await screen.findByText('Bank details for refunds')).toBeVisible();
  expect(await screen.findByText('None on record')).toBeVisible();
  expect(screen.getByText('An Admin adds them.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Bank details of/ })).not.toBeInTheDocument();
});
