import {
  type BankAccount,
  type BankAccountPatch,
  type BankTransaction,
  type CashBook,
  getBankAccount,
  getCashBook,
  listBankAccounts,
  updateBankAccount,
} from '@rentsafe/domain/bankAccount';
import { createBankTransfer } from '@rentsafe/domain/bankTransfer';
import { answer } from './answer';
import { pageOf } from './mockedLists';
import { sampleAccounts } from './sampleReceipts';

const [bank, zigBank] = sampleAccounts as readonly [BankAccount, BankAccount];
const unheld = { bank_name: null, number: null } as const;

/** A till in which the rent that was paid in cash lies. */
export const sampleTill: BankAccount = {
  ...bank,
  ...unheld,
  ...{ id: 3, name: 'Office till', kind: 'cash', balance: '480.00', available: '480.00' },
};

const closed: BankAccount = {
  ...bank,
  ...{ id: 5, name: 'Old trust account', is_active: false, reconciled_on: '2025-11-30' },
  ...{ balance: '0.00', available: '0.00' },
};

/** Of each kind one, and one that is closed. */
export const sampleBankAccounts: readonly BankAccount[] = [
  closed,
  {
    ...zigBank,
    ...unheld,
    ...{ id: 4, name: 'EcoCash', kind: 'mobile', balance: '1250.00' },
  },
  sampleTill,
  zigBank,
  { ...bank, set_aside: '300.00', available: '950.00', reconciled_on: '2026-01-31' },
];

const row = (changes: Partial<BankTransaction>): BankTransaction => ({
  ...{ on: '2026-02-03', kind: 'receipt', number: 'RC-000009', description: 'Tariro Ncube, EFT 8841' },
  ...{ in: '650.00', out: '0.00', balance: '1050.00', entry: 61, line: 2, reversed: false },
  record: { kind: 'receipt', id: 9 },
  ...changes,
});

/** A receipt, a payment that the bank has not shown, and cash that was banked. */
export const sampleCashBook = (changes: Partial<CashBook> = {}): CashBook => ({
  ...{ currency: 'USD', from: '2026-02-01', to: '2026-02-28', opening: '400.00', closing: '1250.00' },
  rows: [
    row({}),
    row({
      ...{ on: '2026-02-10', kind: 'disbursement_payment', number: 'PV-000011', entry: 70, line: null },
      ...{ description: 'Msasa Plumbing', in: '0.00', out: '120.00', balance: '930.00' },
      record: { kind: 'disbursement', id: 11 },
    }),
    row({
      ...{ on: '2026-02-20', kind: 'bank_transfer', number: 'Entry 74', entry: 74, line: null },
      ...{ description: 'From Office till, Cash banked', in: '320.00', balance: '1250.00' },
      record: { kind: 'entry', id: 74 },
    }),
  ],
  ...changes,
});

const accountOf = (id: string | undefined) =>
  sampleBankAccounts.find((account) => account.id === Number(id)) ?? sampleTill;

/** Lists every kind of account, where a screen is about them. */
export const everyKindOfAccount = answer(listBankAccounts, (request) => pageOf(sampleBankAccounts, request));

/** How the mocked backend answers what is asked of an account. */
export const bankAccountHandlers = [
  answer(getBankAccount, ({ ids }) => accountOf(ids.id)),
  answer(updateBankAccount, ({ ids, body }) => {
    const { version, ...changes } = body as BankAccountPatch;
    return { ...accountOf(ids.id), ...changes, version: version + 1 } as BankAccount;
  }),
  answer(getCashBook, ({ query }) =>
    query.get('format') === 'csv' ? new Response('Date,Number\r\n') : sampleCashBook(),
  ),
  answer(createBankTransfer, () => ({ entry: 75 })),
];
