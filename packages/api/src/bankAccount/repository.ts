import type { BankAccount, BankAccountInput, BankAccountPatch } from '@rentsafe/domain/bankAccount';
import { toDecimal, toMinor } from '@rentsafe/format/money';
import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { lockBook } from '../book/lock.ts';
import type { BookRecord } from '../book/rights.ts';
import { countMatches } from '../calls/countMatches.ts';
import type { CsvOfList, ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { bankAccounts } from '../db/schema.ts';
import { slice } from '../db/slice.ts';
import { fieldError, HttpError, unknownReference } from '../http/errors.ts';
import { currencyOf, type StoredCurrency, storedCurrencies } from '../money/wire.ts';
import { changeRecord, insertRecord } from '../resource/records.ts';
import { reconciledUntil } from './reconciled.ts';

interface Row extends Omit<BankAccount, 'currency' | 'balance' | 'set_aside' | 'available'> {
  currency: StoredCurrency;
  balance: string;
  set_aside: string;
}

/** What the account `b` has of a kind, debits positive, in SQL. */
const sumOf = (kind: 'bank' | 'paying') => sql`(SELECT coalesce(sum(s.debits - s.credits), 0)
  FROM accounts a JOIN account_balances s ON s.account_id = a.id
  WHERE a.client_id = b.client_id AND a.kind = ${kind} AND a.bank_account_id = b.id)`;

const select = (
  from: SQL,
) => sql`SELECT b.id, b.name, b.kind, b.bank_name, b.number, b.currency, b.is_active, b.payment_columns, b.version,
  ${sumOf('bank')}::text AS balance, (-${sumOf('paying')})::text AS set_aside, ${reconciledUntil(sql`b.id`)} AS reconciled_on
  FROM (${from}) b ORDER BY b.id DESC`;

const read = async (db: Db, from: SQL): Promise<BankAccount[]> =>
  (await rows<Row>(db, select(from))).map(({ currency, balance, set_aside, ...row }) => ({
    ...row,
    currency: currencyOf(currency),
    balance: toDecimal(BigInt(balance)),
    set_aside: toDecimal(BigInt(set_aside)),
    available: toDecimal(BigInt(balance) - BigInt(set_aside)),
  }));

export async function listBankAccounts({
  db,
  scope,
  page: { size, offset },
}: ListContext<number>): Promise<Listing<BankAccount>> {
  const matches = sql`FROM bank_accounts WHERE client_id = ${scope}`;
  const counted = await countMatches(db, matches);
  const page = sql`SELECT * ${matches} ORDER BY id DESC ${slice({ size, offset })}`;
  return { ...counted, results: await read(db, page) };
}

/** The accounts of a book that are in use, the first one first. */
export const readOpenAccounts = async (db: Db, clientId: number): Promise<BankAccount[]> =>
  (await read(db, sql`SELECT * FROM bank_accounts WHERE client_id = ${clientId} AND is_active`)).reverse();

export async function readBankAccount(db: Db, id: number): Promise<BankAccount> {
  const [account] = await read(db, sql`SELECT * FROM bank_accounts WHERE id = ${id}`);
  if (!account) throw new Error('A bank account is gone.');
  return account;
}

/** What money that moves needs of an account. */
export interface MovedAccount {
  currency: StoredCurrency;
  is_active: boolean;
}

/** @throws HttpError 400 at `field` for an unknown or closed account. */
export function requireActive(
  account: MovedAccount | null | undefined,
  id: number,
  field = 'bank_account',
): MovedAccount {
  if (!account) throw unknownReference([field], id);
  if (!account.is_active) throw fieldError(field, 'This account is closed.');
  return account;
}

/** An account of a book, for money that moves. @throws HttpError 400 at `field` for an unknown or closed one. */
export async function activeAccount(
  db: Db,
  clientId: number,
  id: number,
  field = 'bank_account',
): Promise<{ currency: StoredCurrency }> {
  const [account] = await rows<MovedAccount>(
    db,
    sql`SELECT currency, is_active FROM bank_accounts WHERE id = ${id} AND client_id = ${clientId}`,
  );
  return requireActive(account, id, field);
}

export async function insertBankAccount(
  db: Db,
  actor: Actor,
  clientId: number,
  { client, currency, ...details }: BankAccountInput,
): Promise<BankAccount> {
  const values = { ...details, client_id: clientId, currency: storedCurrencies[currency] };
  const made = await insertRecord(db, actor, { table: bankAccounts, type: 'bank_account', values });
  if (!made) throw new Error('No bank account was made.');
  return readBankAccount(db, made.id);
}

/** @throws HttpError 409 for an account that holds money, or with payments that are approved and not paid. */
async function checkEmpty(db: Db, id: number): Promise<void> {
  const { balance, set_aside } = await readBankAccount(db, id);
  if (toMinor(balance) !== 0n) throw new HttpError(409, `This account holds ${balance}.`);
  if (toMinor(set_aside) !== 0n) {
    throw new HttpError(409, `Payments of ${set_aside} from this account are under way.`);
  }
}

/** @throws HttpError 409 for an old version, or for closing one that holds money or has payments under way. */
export async function updateBankAccount(
  db: Db,
  actor: Actor,
  { id, client_id }: BookRecord,
  { version, ...values }: BankAccountPatch,
): Promise<BankAccount> {
  await lockBook(db, client_id);
  const target = { table: bankAccounts, type: 'bank_account', id, version } as const;
  await changeRecord(db, actor, target, async ({ is_active }) => {
    if (is_active && values.is_active === false) await checkEmpty(db, id);
    return { values };
  });
  return readBankAccount(db, id);
}

export const bankAccountsCsv: CsvOfList<BankAccount> = {
  name: 'bank accounts',
  columns: [
    { label: 'Name', value: ({ name }) => name },
    { label: 'Kind', value: ({ kind }) => kind },
    { label: 'Bank', value: ({ bank_name }) => bank_name },
    { label: 'Account Number', value: ({ number }) => number, identifier: true },
    { label: 'Currency', value: ({ currency }) => currency },
    { label: 'Book Balance', value: ({ balance }) => balance },
    { label: 'Set Aside', value: ({ set_aside }) => set_aside },
    { label: 'Available', value: ({ available }) => available },
    { label: 'Reconciled Until', value: ({ reconciled_on }) => reconciled_on },
    { label: 'Open', value: ({ is_active }) => (is_active ? 'Yes' : 'No') },
  ],
};
