import { today } from '@rentsafe/domain/date';
import { currencies } from '@rentsafe/domain/money';
import type { AccountToday, CurrencyToday, Today } from '@rentsafe/domain/today';
import { monthOf, type PlainDate } from '@rentsafe/format/date';
import { toDecimal, toMinor } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { countMine } from '../approval/read.ts';
import { readOpenAccounts } from '../bankAccount/repository.ts';
import { type Db, rows } from '../db/database.ts';
import { trustTotals } from '../ledger/trustTotals.ts';
import { monthTotals } from '../ledgerReport/rentCollection.ts';
import { storedCurrencies } from '../money/wire.ts';

/** How far the bank and the book were compared, by account. */
async function readStatements(db: Db, clientId: number) {
  const found = await rows<{ id: number; unmatched: number; statement_until: PlainDate | null }>(
    db,
    sql`SELECT b.id::int, (SELECT count(*)::int FROM open_bank_lines l WHERE l.bank_account_id = b.id) AS unmatched,
          (SELECT max(s.to_on)::text FROM bank_statements s WHERE s.bank_account_id = b.id) AS statement_until
        FROM bank_accounts b WHERE b.client_id = ${clientId}`,
  );
  return new Map(found.map(({ id, ...statement }) => [id, statement]));
}

async function readAccounts(db: Db, clientId: number): Promise<AccountToday[]> {
  const statements = await readStatements(db, clientId);
  return (await readOpenAccounts(db, clientId)).map(
    ({ id, name, kind, currency, balance, set_aside, available }) => ({
      ...{ id, name, kind, currency, balance, set_aside, available },
      ...(statements.get(id) ?? { unmatched: 0, statement_until: null }),
    }),
  );
}

/** The month is that of the day. */
async function readCurrency(
  db: Db,
  clientId: number,
  currency: CurrencyToday['currency'],
  day: PlainDate,
): Promise<CurrencyToday> {
  const { bank, owed, short, exchanged } = await trustTotals(db, clientId, storedCurrencies[currency]);
  const totals = await monthTotals(db, clientId, currency, monthOf(day));
  return {
    currency,
    bank: toDecimal(bank),
    owed: toDecimal(owed),
    short: toDecimal(short),
    exchanged: toDecimal(exchanged),
    charged: totals.amount_charged_incl_vat,
    collected: toDecimal(-toMinor(totals.amount_paid)),
  };
}

/** Currencies in which there is no account, and nothing is owed or charged, are left out. */
export async function readToday(
  db: Db,
  request: FastifyRequest,
  clientId: number,
  now: Date,
): Promise<Omit<Today, 'samples'>> {
  const day = today(now);
  const accounts = await readAccounts(db, clientId);
  const found = await Promise.all(currencies.map((currency) => readCurrency(db, clientId, currency, day)));
  const isUsed = ({ currency, owed, charged }: CurrencyToday) =>
    accounts.some((account) => account.currency === currency) ||
    [owed, charged].some((sum) => toMinor(sum) !== 0n);
  return {
    month: monthOf(day),
    accounts,
    currencies: found.filter(isUsed),
    approvals: await countMine(db, request, clientId),
  };
}
