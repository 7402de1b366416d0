import { type BankAccountPatch, getBankAccount, updateBankAccount } from '@rentsafe/domain/bankAccount';
import { reverseBankCost } from '@rentsafe/domain/bankStatement';
import { type BankTransferInput, createBankTransfer } from '@rentsafe/domain/bankTransfer';
import { listRates } from '@rentsafe/domain/rate';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { bankAccountPath, bankAccountsPath } from '../../../../paths';
import { answer, refuse } from '../../../../testing/answer';
import { everyKindOfAccount, sampleTill } from '../../../../testing/bankAccountHandlers';
import { enter } from '../../../../testing/enter';
import { signedIn, signedInAs } from '../../../../testing/login';
import { pageOf } from '../../../../testing/mockedLists';
import { server } from '../../../../testing/server';
import { renderApp } from '../../../../wholeApp/renderApp';

beforeEach(() => server.use(everyKindOfAccount));

async function open(path: string) {
  signedIn();
  const app = renderApp(path);
  await screen.findByRole('heading', { level: 1 });
  return app;
}

async function dialogOf(user: Awaited<ReturnType<typeof open>>['user'], button: string) {
  await user.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
}

test('the list has every account with what it holds, and leads to each', async () => {
  await open(bankAccountsPath);
  expect(await screen.findByRole('link', { name: 'Office till' })).toHaveAttribute(
    'href',
    bankAccountPath(3),
  );
  const bank = screen.getByRole('link', { name: 'Trust account USD' }).closest('tr');
  expect(bank).toHaveTextContent('Trust account USDBankUSD$1,250.00$300.00$950.0031 Jan 2026');
  expect(screen.getByRole('link', { name: 'Old trust account' }).closest('tr')).toHaveTextContent('Closed');
});

test('the cash book runs from its opening to its closing balance', async () => {
  await open(`${bankAccountPath(1)}?from=2026-02-01&to=2026-02-28`);
  const table = within(await screen.findByRole('table', { name: 'Cash book of Trust account USD' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'DateNumberDescriptionMoney InMoney OutBalanceOn Statement',
    '01 Feb 2026Opening balance$400.00',
    '03 Feb 2026RC-000009Tariro Ncube, EFT 8841$650.00$1,050.00Yes',
    '10 Feb 2026PV-000011Msasa Plumbing$120.00$930.00No',
    '20 Feb 2026Entry 74From Office till, Cash bankedReverse…$320.00$1,250.00No',
    '28 Feb 2026Closing balance$970.00$120.00$1,250.00',
  ]);
  expect(table.getByRole('link', { name: 'RC-000009' })).toBeVisible();
});

test('cash is banked into an account of its currency; what the till does not hold is refused', async () => {
  const sent: BankTransferInput[] = [];
  server.use(
    answer(createBankTransfer, ({ body }) => {
      sent.push(body as BankTransferInput);
      return sent.length > 1 ? { entry: 75 } : refuse(409, { detail: 'The account holds only 480.00.' });
    }),
  );
  const { user } = await open(bankAccountPath(3));
  const dialog = await dialogOf(user, 'Bank the cash…');
  expect(within(await dialog.findByLabelText(/^To/)).getAllByRole('option')).toHaveLength(1);
  await enter(user, dialog.getByLabelText(/^Amount/), '500');
  await user.click(dialog.getByRole('button', { name: 'Bank' }));
  expect(await dialog.findByText('The account holds only 480.00.')).toBeVisible();
  await user.clear(dialog.getByLabelText(/^Amount/));
  await enter(user, dialog.getByLabelText(/^Amount/), '480');
  await user.click(dialog.getByRole('button', { name: 'Bank' }));
  expect(await screen.findByText('Cash banked', { selector: '[role=status] *, li *' })).toBeVisible();
  expect(sent[1]).toMatchObject({
    ...{ from: 3, to: 1, reason: 'Cash banked' },
    amount: { amount: '480', currency: 'USD' },
  });
});

test('an exchange at a rate far from the last one is checked twice', async () => {
  const sent: BankTransferInput[] = [];
  server.use(
    answer(listRates, (request) =>
      pageOf([{ id: 1, on: '2026-01-12', rate: '26.80', source: 'RBZ' }], request),
    ),
    answer(createBankTransfer, ({ body }) => {
      sent.push(body as BankTransferInput);
      return { entry: 75 };
    }),
  );
  const { user } = await open(bankAccountPath(1));
  const dialog = await dialogOf(user, 'Exchange…');
  await enter(user, await dialog.findByLabelText(/^Amount/), '100');
  await enter(user, dialog.getByLabelText(/^Received/), '268');
  await enter(user, dialog.getByLabelText(/^Reason/), 'Sold');
  expect(await dialog.findByText(/At 2\.68 ZiG per US dollar this is far from/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Exchange' }));
  expect(await dialog.findByText('Check both amounts first.')).toBeVisible();
  await user.click(dialog.getByLabelText('Both amounts are right'));
  await user.click(dialog.getByRole('button', { name: 'Exchange' }));
  expect(await screen.findByText('Money exchanged')).toBeVisible();
  expect(sent).toMatchObject([{ amount: { currency: 'USD' }, received: { amount: '268', currency: 'ZIG' } }]);
});

test('an account with money in it leads to the transfer; an empty one is closed', async () => {
  const { user } = await open(bankAccountPath(3));
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Close account…' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Office till holds $480.00' }));
  await user.click(question.getByRole('button', { name: 'Transfer…' }));
  expect(await screen.findByRole('dialog', { name: 'Bank the cash in Office till' })).toBeVisible();
});

test('an empty account is closed once that was asked', async () => {
  const sent: BankAccountPatch[] = [];
  server.use(
    answer(getBankAccount, () => ({ ...sampleTill, balance: '0.00', available: '0.00' })),
    answer(updateBankAccount, ({ body }) => {
      sent.push(body as BankAccountPatch);
      return { ...sampleTill, is_active: false, version: 2 };
    }),
  );
  const { user } = await open(bankAccountPath(3));
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Close account…' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Close Office till?' }));
  await user.click(question.getByRole('button', { name: 'Close account' }));
  expect(await screen.findByText('Office till closed')).toBeVisible();
  expect(sent).toEqual([{ is_active: false, version: 1 }]);
});

test('a transfer that was a mistake is reversed from the cash book', async () => {
  const sent: unknown[] = [];
  server.use(
    answer(reverseBankCost, ({ ids, body }) => {
      sent.push([ids.id, body]);
      return refuse(409, { detail: 'The account holds only 10.00.' });
    }),
  );
  const { user } = await open(`${bankAccountPath(1)}?from=2026-02-01&to=2026-02-28`);
  const dialog = await dialogOf(user, 'Reverse Entry 74');
  await enter(user, dialog.getByLabelText(/^Reason/), 'It was a deposit of a tenant');
  await user.click(dialog.getByRole('button', { name: 'Reverse' }));
  expect(await dialog.findByText('The account holds only 10.00.')).toBeVisible();
  expect(sent).toMatchObject([['74', { reason: 'It was a deposit of a tenant' }]]);
});

test('a User moves money within a currency, and does not exchange, edit or close', async () => {
  signedInAs('clientUser');
  renderApp(bankAccountPath(1));
  expect(await screen.findByRole('button', { name: 'Transfer…' })).toBeVisible();
  for (const name of ['Exchange…', 'Edit', 'More actions']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
});
