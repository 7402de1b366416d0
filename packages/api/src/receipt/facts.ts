import type { LeaseState } from '@rentsafe/domain/lease';
import type { PlainDate } from '@rentsafe/format/date';
import { type SQL, sql } from 'drizzle-orm';
import { reconciledUntil } from '../bankAccount/reconciled.ts';
import type { MovedAccount } from '../bankAccount/repository.ts';
import { type Db, rows } from '../db/database.ts';
import { type OpenCharge, openOfLease, type StoredCharge, toOpenCharge } from '../ledger/openCharges.ts';
import { type RatesOfDay, ratesOfDay, ratesOfDayJson, type StoredRates } from '../ledger/rates.ts';
import type { StoredCurrency } from '../money/wire.ts';

/** What is asked of a receipt that is to be recorded. */
export interface Asked {
  lease: number | null;
  bank_account: number;
  received_on: PlainDate;
  currency: StoredCurrency;
  amount: bigint;
  reference: string | null;
}

/** What of its book decides about a receipt, as it stands under the lock of the book. */
export interface Facts {
  /** Of the lease; null where the book has no such lease. */
  state: LeaseState | null;
  account: MovedAccount | null;
  /** The day up to which the account is reconciled. */
  reconciled: PlainDate | null;
  /** A receipt of the same payment. One that was reversed does not count. */
  repeated: number | null;
  /** What is open of the lease, oldest due date first. */
  open: OpenCharge[];
  /** On the day of the receipt, of the property of what is open. */
  rates: RatesOfDay;
}

type Stored = Omit<Facts, 'open' | 'rates'> & { open: StoredCharge[]; rates: StoredRates | null };

const repeatedOf = ({ bank_account, received_on, currency, amount, reference }: Asked): SQL =>
  reference
    ? sql`(SELECT r.id FROM receipts r JOIN open_receipts s ON s.receipt_id = r.id
        WHERE r.bank_account_id = ${bank_account} AND r.received_on = ${received_on}::date AND r.reference = ${reference}
          AND r.amount = ${String(amount)}::bigint AND r.currency = ${currency}
          AND NOT s.reversed ORDER BY r.id LIMIT 1)`
    : sql`NULL`;

/** Of all that is open of a lease: one lease is of one property. */
const propertyOf = (lease: number | null): SQL =>
  sql`(SELECT u.property_id FROM leases le JOIN units u ON u.id = le.unit_id WHERE le.id = ${lease}::bigint)`;

/** Reads them as one statement. */
export async function readFacts(db: Db, clientId: number, asked: Asked): Promise<Facts> {
  const { lease, bank_account, received_on, currency } = asked;
  const open =
    lease === null
      ? sql`'[]'::json`
      : sql`(SELECT coalesce(json_agg(each), '[]') FROM (${openOfLease(lease, currency)}) each)`;
  const [found] = await rows<Stored>(
    db,
    sql`SELECT (SELECT state FROM leases WHERE id = ${lease}::bigint AND client_id = ${clientId}) AS state,
          (SELECT json_build_object('currency', currency, 'is_active', is_active) FROM bank_accounts
           WHERE id = ${bank_account} AND client_id = ${clientId}) AS account,
          ${reconciledUntil(sql`${bank_account}::bigint`)} AS reconciled, ${repeatedOf(asked)}::int AS repeated, ${open} AS open,
          ${ratesOfDayJson(clientId, propertyOf(lease), received_on)} AS rates`,
  );
  if (!found) throw new Error('Nothing was read.');
  return { ...found, open: found.open.map(toOpenCharge), rates: ratesOfDay(found.rates, received_on) };
}
