import {
  type PaymentColumn,
  type PaymentDateFormat,
  type PaymentField,
  paymentDate,
} from '@rentsafe/domain/bankAccount';
import { today } from '@rentsafe/domain/date';
import type { Party } from '@rentsafe/domain/party';
import { type CsvValue, toCsv } from '@rentsafe/format/csv';
import type { PlainDate } from '@rentsafe/format/date';
import { toDecimal } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import { type Actor, recordEvent } from '../audit/events.ts';
import { lockBook } from '../book/lock.ts';
import { anyId } from '../db/among.ts';
import { type Db, rows } from '../db/database.ts';
import { fieldError, HttpError, unknownReference, wrongState } from '../http/errors.ts';
import { currencyOf, type StoredCurrency } from '../money/wire.ts';
import { partyJson } from '../party/repository.ts';

/** A disbursement with the account that was approved. */
interface Payment {
  id: number;
  client_id: number;
  number: string;
  party: Party;
  bank_account_id: number;
  currency: StoredCurrency;
  amount: string;
  state: string;
  approved_on: PlainDate | null;
  reference: string | null;
  bank_name: string | null;
  bank_branch: string | null;
  account_number: string | null;
}

interface Account {
  client_id: number;
  payment_columns: PaymentColumn[];
}

/** Those named of the account's book, of every state; without names, the approved ones of the account that can be in a file and were in none. */
const paymentsOf = (db: Db, account: number, clientId: number, ids: readonly number[]) =>
  rows<Payment>(
    db,
    sql`SELECT d.id, d.client_id, d.number, ${partyJson()} AS party, d.bank_account_id, d.currency, d.state,
          (SELECT sum(amount)::text FROM disbursement_lines WHERE disbursement_id = d.id) AS amount,
          d.approved_on::text, d.reference, d.payee_bank_name AS bank_name, d.payee_bank_branch AS bank_branch,
          d.payee_account_number AS account_number
        FROM disbursements d JOIN parties p ON p.id = d.party_id
        WHERE d.client_id = ${clientId} AND ${
          ids.length > 0
            ? sql`d.id = ${anyId(ids)}`
            : sql`d.bank_account_id = ${account} AND d.state = 'approved' AND d.in_file_on IS NULL AND trim(d.payee_account_number) <> ''`
        } ORDER BY d.id`,
  );

/** Each payee once. */
const payees = (payments: readonly Payment[]): Party[] => [
  ...new Map(payments.map(({ party }) => [`${party.type}:${party.id}`, party])).values(),
];

const hasAccount = ({ account_number }: Payment) => Boolean(account_number?.trim());

/** @throws HttpError 400 or 409 for what cannot be in the file. */
function checkPayments(account: number, ids: readonly number[], payments: readonly Payment[]): void {
  const field = 'disbursements';
  for (const id of ids) {
    const payment = payments.find((found) => found.id === id);
    if (!payment) throw unknownReference([field], id);
    if (payment.bank_account_id !== account)
      throw fieldError(field, `${payment.number} is paid from another account.`);
    if (payment.state !== 'approved') throw wrongState(payment.state);
  }
  const missing = payees(payments.filter((payment) => !hasAccount(payment)));
  if (missing.length === 0) return;
  const detail =
    missing.length === 1
      ? '1 payee has no account number.'
      : `${missing.length} payees have no account number.`;
  throw new HttpError(400, { detail, parties: missing });
}

/** What stands in a column; of the reference, the number, by which the payee knows the payment. */
const values: Readonly<Record<PaymentField, (payment: Payment, format?: PaymentDateFormat) => CsvValue>> = {
  payee: ({ party }) => party.name,
  bank_name: ({ bank_name }) => bank_name,
  bank_branch: ({ bank_branch }) => bank_branch,
  account_number: ({ account_number }) => account_number?.trim(),
  amount: ({ amount }) => toDecimal(BigInt(amount)),
  currency: ({ currency }) => currencyOf(currency),
  number: ({ number }) => number,
  reference: ({ reference, number }) => reference ?? number,
  date: ({ approved_on }, format) => approved_on && paymentDate(approved_on, format),
};

/**
 * The approved and unpaid disbursements of an account in the columns of its bank, at the details that were approved: those named
 * where `ids` has any, else those that were in no file. Each keeps the day of its last file; the export is in the audit. Account numbers are plain digits, as banks read them.
 *
 * @throws HttpError 400 for an unknown one, one of another account, or payees without an account number, who are named; 409 for one in
 * another state.
 */
export const exportPayments = (db: Db, actor: Actor, id: number, ids: readonly number[]): Promise<string> =>
  db.transaction(async (tx) => {
    const [account] = await rows<Account>(
      tx,
      sql`SELECT client_id, payment_columns FROM bank_accounts WHERE id = ${id}`,
    );
    if (!account) throw new Error('A bank account is gone.');
    const { client_id: clientId, payment_columns: columns } = account;
    await lockBook(tx, clientId);
    const payments = await paymentsOf(tx, id, clientId, ids);
    checkPayments(id, ids, payments);
    await tx.execute(
      sql`UPDATE disbursements SET in_file_on = ${today(actor.now)}::date
          WHERE id = ${anyId(payments.map((payment) => payment.id))}`,
    );
    await recordEvent(tx, actor, {
      action: 'export',
      subject: { type: 'list', id: null },
      clientId,
      changes: {
        list: [null, 'payment file'],
        rows: [null, payments.length],
        bank_account: [null, id],
        disbursements: [null, payments.map(({ number }) => number).join(', ')],
      },
    });
    return toCsv(
      columns.map(({ header, field, format }) => ({
        label: header,
        value: (payment: Payment) => values[field](payment, format),
      })),
      payments,
    );
  });
