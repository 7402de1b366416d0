import { type BankAccount, listBankAccounts } from '@rentsafe/domain/bankAccount';
import { listCharges } from '@rentsafe/domain/charge';
import { createReceipt } from '@rentsafe/domain/receipt';
import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, refuse } from '../../../../testing/answer';
import { signedIn, signedInAs } from '../../../../testing/login';
import { pageOf } from '../../../../testing/mockedLists';
import { sampleAccounts, sampleOpenCharges, sampleReceipt } from '../../../../testing/sampleReceipts';
import { server } from '../../../../testing/server';
import { renderApp } from '../../../../wholeApp/renderApp';

const sent = vi.fn();
const usd = (amount: string) => ({ amount, currency: 'USD' });

beforeEach(() => {
  sent.mockClear();
  signedIn();
  server.use(
    answer(listCharges, (request) =>
      pageOf(
        sampleOpenCharges.filter(({ state }) => state === request.query.get('state')),
        request,
      ),
    ),
    answer(createReceipt, ({ body }) => {
      sent(body);
      return sampleReceipt();
    }),
  );
});

async function openForm() {
  const { user } = renderApp(`${HOME_PATH}/customers/receipts`);
  await user.click(await screen.findByRole('button', { name: 'New Receipt' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New Receipt' }));
  await waitFor(() => expect(dialog.getByLabelText(/^Lease/)).toHaveFocus());
  return { user, dialog };
}

test('from field to field by Tab; what the money settles, the oldest first, stands below', async () => {
  const { user, dialog } = await openForm();
  await user.paste('L-0007');
  await screen.findByRole('option', { name: /L-0007 · Tariro Ncube/ });
  await user.keyboard('{ArrowDown}{Enter}{Tab}');
  await user.paste('500');
  await user.keyboard('{Tab}{Tab}c{Tab}');
  await user.paste('EFT 9');
  await waitFor(() => expect(dialog.getByLabelText(/^Rent of month 01/)).toHaveValue('120.00'));
  expect(dialog.getByLabelText(/^Rent of month 02/)).toHaveValue('380.00');
  expect(dialog.getByText('$500.00 is allocated, $0.00 stays unallocated.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Add Receipt' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ lease: 7, amount: usd('500'), reference: 'EFT 9', allocations: 'oldest' }),
    ),
  );
});

test('another allocation is chosen, refused at its row, and nothing at all is kept unallocated', async () => {
  server.use(
    answer(createReceipt, ({ body }) => {
      sent(body);
      return refuse(400, { allocations: [{}, { amount: ['Only 440.00 is open.'] }] });
    }),
  );
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user, dialog } = await openForm();
  await user.paste('L-0007');
  await screen.findByRole('option', { name: /L-0007 · Tariro Ncube/ });
  await user.keyboard('{ArrowDown}{Enter}{Tab}');
  await user.paste('500');
  await waitFor(() => expect(dialog.getByLabelText(/^Rent of month 01/)).toHaveValue('120.00'));
  const replace = async (label: RegExp, text: string) => {
    await user.clear(dialog.getByLabelText(label));
    await user.click(dialog.getByLabelText(label));
    await user.paste(text);
  };
  await replace(/^Rent of month 01/, '120.01');
  await waitFor(() =>
    expect(dialog.getByLabelText(/^Rent of month 01/)).toHaveAccessibleDescription(/Only 120\.00 is open\./),
  );
  await replace(/^Rent of month 01/, '50');
  await replace(/^Rent of month 02/, '450');
  await user.click(dialog.getByRole('button', { name: 'Add Receipt' }));
  await waitFor(() =>
    expect(dialog.getByLabelText(/^Rent of month 02/)).toHaveAccessibleDescription(/Only 440\.00 is open\./),
  );
  expect(sent).toHaveBeenLastCalledWith(
    expect.objectContaining({
      allocations: [
        { charge: 31, amount: usd('50') },
        { charge: 32, amount: usd('450') },
      ],
    }),
  );
  await user.click(dialog.getByLabelText('Leave on Account'));
  await user.click(dialog.getByRole('button', { name: 'Add Receipt' }));
  await waitFor(() =>
    expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ allocations: 'none' })),
  );
});

test('money in the other currency comes to an amount at the last rate, which a User may not leave far behind', async () => {
  signedInAs('clientUser');
  const { user, dialog } = await openForm();
  await user.paste('L-0007');
  await screen.findByRole('option', { name: /L-0007 · Tariro Ncube/ });
  await user.keyboard('{ArrowDown}{Enter}{Tab}');
  await user.paste('100');
  await user.selectOptions(dialog.getByLabelText(/^Account/), 'Trust account ZiG');
  expect(await dialog.findByLabelText(/^Rate/)).toHaveAccessibleDescription(/ZiG per US dollar, of /);
  expect(dialog.getByLabelText(/^Paid/)).toHaveValue('2680.00');
  await user.clear(dialog.getByLabelText(/^Paid/));
  await user.type(dialog.getByLabelText(/^Paid/), '1340');
  await waitFor(() => expect(dialog.getByLabelText(/^Amount/)).toHaveValue('50.00'));
  await user.clear(dialog.getByLabelText(/^Rate/));
  await user.type(dialog.getByLabelText(/^Rate/), '20');
  // G12
  await waitFor(() =>
    expect(dialog.getByLabelText(/^Rate/)).toHaveAccessibleDescription(
      /The rate of 2 Mar is 26\.80\. An Admin must record this one\./,
    ),
  );
});

test('G10 the days up to the last signed reconciliation are not offered', async () => {
  const [account] = sampleAccounts;
  server.use(
    answer(listBankAccounts, (request) =>
      pageOf([{ ...(account as BankAccount), reconciled_on: '2026-01-31' }], request),
    ),
  );
  const { user, dialog } = await openForm();
  const received = dialog.getByLabelText(/^Received On/);
  expect(received).toHaveAccessibleDescription(/Trust account USD is reconciled until 31 Jan 2026\./);
  await user.clear(received);
  await user.click(received);
  await user.paste('31/01/2026');
  await user.tab();
  await waitFor(() => expect(received).toBeInvalid());
});
