import { exchanged } from '@rentsafe/domain/money';
import type { PlainDate } from '@rentsafe/format/date';
import { toDecimal } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { HttpError } from '../http/errors.ts';
import { currencyOf, type StoredCurrency } from '../money/wire.ts';
import { lastRate } from '../rate/far.ts';

interface Cost {
  client_id: number;
  currency: StoredCurrency;
  on: PlainDate;
  amount: bigint;
}

/** What a cost comes to in the currency of the limit, at the last rate; undefined where the book has none. */
async function amountIn(db: Db, cost: Cost, wanted: StoredCurrency): Promise<bigint | undefined> {
  const amount = cost.amount < 0n ? -cost.amount : cost.amount;
  if (cost.currency === wanted) return amount;
  const last = await lastRate(db, cost.client_id, cost.on);
  return last && exchanged(amount, currencyOf(cost.currency), last.rate);
}

/** What a User may not post. @throws HttpError 403 for more than the limit of the book. */
export async function checkCostLimit(db: Db, cost: Cost): Promise<void> {
  const [book] = await rows<{ limit: string; currency: StoredCurrency }>(
    db,
    sql`SELECT cost_limit::text AS limit, cost_limit_currency AS currency FROM books WHERE client_id = ${cost.client_id}`,
  );
  if (!book) throw new Error('A cost has a book.');
  const amount = await amountIn(db, cost, book.currency);
  if (amount !== undefined && amount <= BigInt(book.limit)) return;
  const limit = `${toDecimal(BigInt(book.limit))} ${currencyOf(book.currency)}`;
  const why = amount === undefined ? 'There is no rate to compare this with' : 'This is above';
  throw new HttpError(403, `${why} ${limit}. An Admin must post it.`);
}
