import {
  type BankAccount,
  defaultPaymentColumns,
  listBankAccounts,
  updateBankAccount,
} from '@rentsafe/domain/bankAccount';
import { today } from '@rentsafe/domain/date';
import { getPaymentFile, listDisbursements } from '@rentsafe/domain/disbursement';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { disbursementPath, disbursementsPath } from '../../../../paths';
import { answer } from '../../../../testing/answer';
import { signedIn } from '../../../../testing/login';
import { sampleDisbursement, samplePlumber } from '../../../../testing/sampleDisbursements';
import { sampleAccounts } from '../../../../testing/sampleReceipts';
import { server } from '../../../../testing/server';
import { renderApp } from '../../../../wholeApp/renderApp';

const saved = vi.fn<(name: string) => void>();
const asked = vi.fn<(account: string | undefined, query: object) => void>();

beforeEach(() => {
  signedIn();
  vi.clearAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved(this.download);
  });
  server.use(
    answer(getPaymentFile, ({ ids, query }) => {
      asked(ids.id, Object.fromEntries(query));
      return 'Payee,Amount\r\n';
    }),
  );
});

const openFile = async () => within(await screen.findByRole('dialog', { name: 'Payment file' }));

test('of those that are selected, the approved and unpaid ones become a file for the bank', async () => {
  const { user } = renderApp(disbursementsPath);
  for (const number of ['PV-000012', 'PV-000011'])
    await user.click(await screen.findByRole('checkbox', { name: `Select ${number}` }));
  await user.click(screen.getByRole('button', { name: 'Payment file of 2…' }));
  const dialog = await openFile();
  expect(dialog.getByText('1 of the 2 you selected will be left out.')).toBeVisible();
  expect(dialog.getByLabelText(/^Bank Account/)).toHaveAccessibleDescription('1 payment, $120.00.');
  await user.click(dialog.getByRole('button', { name: 'Save file' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(asked).toHaveBeenCalledExactlyOnceWith('1', { disbursements: '11', format: 'csv' });
  expect(saved).toHaveBeenCalledExactlyOnceWith('payments Trust account USD.csv');
});

test('A8 without a selection the file has those that can be paid; the others are named with the reason and a way to mend it', async () => {
  const approved = { state: 'approved', approved_on: '2026-03-01' } as const;
  const nobody = { bank_name: null, bank_branch: null, account_number: null, since: null };
  const rows = [
    sampleDisbursement({ ...approved, id: 21, number: 'PV-000021' }),
    sampleDisbursement({ ...approved, id: 22, number: 'PV-000022', party: samplePlumber, payee: nobody }),
    sampleDisbursement({ ...approved, id: 23, number: 'PV-000023', in_file_on: '2026-03-01' }),
  ];
  server.use(answer(listDisbursements, () => ({ next: null, previous: null, count: 3, results: rows })));
  const { user } = renderApp(disbursementsPath);
  await user.click(await screen.findByRole('button', { name: 'Payment file…' }));
  const dialog = await openFile();
  expect(dialog.getByLabelText(/^Bank Account/)).toHaveAccessibleDescription('1 payment, $1,234.50.');
  expect(dialog.getByText('Left out: these payees have no account number.')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'PV-000022' })).toHaveAttribute('href', disbursementPath(22));
  expect(dialog.getByRole('button', { name: 'Bank details of Msasa Plumbing' })).toBeVisible();
  expect(dialog.getByText(/^PV-000023 on 01 Mar 2026\. Select a payment/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save file' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(asked).toHaveBeenCalledExactlyOnceWith('1', { disbursements: '21', format: 'csv' });
});

test('G9 the dialog says what was in a file already, and which bank details are new', async () => {
  const since = today();
  const rows = [
    sampleDisbursement({ id: 21, number: 'PV-000021', state: 'approved', in_file_on: '2026-03-01' }),
    sampleDisbursement({
      ...{ id: 22, number: 'PV-000022', state: 'approved' },
      payee: { bank_name: null, bank_branch: null, account_number: '6666', since },
    }),
  ];
  server.use(answer(listDisbursements, () => ({ next: null, previous: null, count: 2, results: rows })));
  const { user } = renderApp(disbursementsPath);
  await user.click(await screen.findByRole('checkbox', { name: 'Select PV-000021' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select PV-000022' }));
  await user.click(screen.getByRole('button', { name: 'Payment file of 2…' }));
  const dialog = await openFile();
  expect(dialog.getByText('PV-000021 on 01 Mar 2026')).toBeVisible();
  expect(dialog.getByText('New bank details: confirm them with the payee.')).toBeVisible();
});

test('the columns of an account are put in order, named and left out as its bank asks', async () => {
  const sent = vi.fn();
  const [trust] = sampleAccounts;
  const account = { ...(trust as BankAccount), payment_columns: defaultPaymentColumns.slice(0, 4) };
  server.use(
    answer(listBankAccounts, () => ({ count: 1, next: null, previous: null, results: [account] })),
    answer(updateBankAccount, ({ ids, body }) => {
      sent(ids.id, body);
      return { ...account, version: 2 };
    }),
  );
  const { user } = renderApp(disbursementsPath);
  await user.click(await screen.findByRole('button', { name: 'Payment file…' }));
  await user.click((await openFile()).getByRole('button', { name: 'Edit columns…' }));
  const columns = within(await screen.findByRole('dialog', { name: 'Payment file of Trust account USD' }));
  const column = (number: number) => within(columns.getByRole('group', { name: `Column ${number}` }));
  await user.click(column(4).getByRole('button', { name: 'Remove Column' }));
  await user.click(column(3).getByRole('button', { name: 'Move up' }));
  const header = column(1).getByLabelText(/^Header/);
  await user.clear(header);
  await user.click(columns.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(header).toHaveAccessibleDescription('This field is required.'));
  await user.click(header);
  await user.paste('Beneficiary');
  await user.click(columns.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith('1', {
      version: 1,
      payment_columns: [
        { header: 'Beneficiary', field: 'payee' },
        { header: 'Bank Branch', field: 'bank_branch' },
        { header: 'Bank Name', field: 'bank_name' },
      ],
    }),
  );
});
