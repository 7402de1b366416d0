import type { BankAccount, BankAccountInput, BankAccountPatch } from '@rentsafe/domain/bankAccount';
import { toDecimal } from '@rentsafe/domain/money';
import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { countMatches } from '../calls/countMatches.ts';
import type { ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { bankAccounts } from '../db/schema.ts';
import { fieldError, unknownReference } from '../http/errors.ts';
import { currencyOf, type StoredCurrency, storedCurrencies } from '../money/wire.ts';
import { changeRecord, insertRecord } from '../resource/records.ts';

type Row = Omit<BankAccount, 'currency' | 'balance'> & { currency: StoredCurrency; minor: string };

const select = (
  from: SQL,
) => sql`SELECT b.id, b.name, b.kind, b.bank_name, b.number, b.currency, b.is_active, b.payment_columns, b.version,
  (SELECT coalesce(sum(s.debits - s.credits), 0)::text FROM accounts a JOIN account_balances s ON s.account_id = a.id
   WHERE a.client_id = b.client_id AND a.kind = 'bank' AND a.bank_account_id = b.id) AS minor
  FROM (${from}) b ORDER BY b.id DESC`;

const read = async (db: Db, from: SQL): Promise<BankAccount[]> =>
  (await rows<Row>(db, select(from))).map(({ currency, minor, ...row }) => ({
    ...row,
    currency: currencyOf(currency),
    balance: toDecimal(BigInt(minor)),
  }));

export async function listBankAccounts({
  db,
  scope,
  page: { size, offset },
}: ListContext<number>): Promise<Listing<BankAccount>> {
  const matches = sql`FROM bank_accounts WHERE client_id = ${scope}`;
  const counted = await countMatches(db, matches);
  const page = sql`SELECT * ${matches} ORDER BY id DESC LIMIT ${size} OFFSET ${offset}`;
  return { ...counted, results: await read(db, page) };
}

export async function readBankAccount(db: Db, id: number): Promise<BankAccount> {
  const [account] = await read(db, sql`SELECT * FROM bank_accounts WHERE id = ${id}`);
  if (!account) throw new Error('A bank account is gone.');
  return account;
}

/** An account of a book, for money that moves. @throws HttpError 400 at `field` for an unknown or closed one. */
export async function activeAccount(
  db: Db,
  clientId: number,
  id: number,
  field = 'bank_account',
): Promise<{ currency: StoredCurrency }> {
  const [account] = await rows<{ currency: StoredCurrency; is_active: boolean }>(
    db,
    sql`SELECT currency, is_active FROM bank_accounts WHERE id = ${id} AND client_id = ${clientId}`,
  );
  if (!account) throw unknownReference([field], id);
  if (!account.is_active) throw fieldError(field, 'This account is closed.');
  return account;
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

export async function updateBankAccount(
  db: Db,
  actor: Actor,
  id: number,
  { version, ...values }: BankAccountPatch,
): Promise<BankAccount> {
  await changeRecord(db, actor, { table: bankAccounts, type: 'bank_account', id, version }, () => ({
    values,
  }));
  return readBankAccount(db, id);
}
