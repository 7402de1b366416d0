import type { Allocatable } from '@rentsafe/domain/ledger';
import type { PlainDate } from '@rentsafe/format/date';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import type { StoredCurrency } from '../money/wire.ts';
import type { Target } from './moves.ts';

/** A charge with something open. */
export interface OpenCharge extends Target {
  id: number;
  /** The day from which it counts. */
  effective_on: PlainDate;
  charged_on: PlainDate;
  grace_on: PlainDate;
  amount: bigint;
  vat: bigint;
  settled: bigint;
  settled_vat: bigint;
  /** Whether tax is withheld from what is paid of it. */
  withholds: boolean;
  disputed: boolean;
  /** Whether its landlord ever owed something of its property in its currency. */
  has_owed: boolean;
}

/** Whether the charge `c` is disputed: openly, or the dispute was upheld. No day of a dispute is to come. */
export const isDisputedNow = sql`EXISTS (SELECT FROM disputes d WHERE d.charge_id = c.id AND upper_inf(d.disputed))`;

/** What a charge `c` is of, in SQL: `o` is its ownership. */
export const targetColumns = sql`c.lease_id, c.currency, c.type, o.landlord_id, o.property_id`;

/** The day from which the charge `c` counts, posted by `e`, in SQL: what was taken back later than it was allocated is open again from then on. */
const openFrom = sql`greatest(e.effective_on, (SELECT max(u.effective_on) FROM allocations u JOIN allocations a ON a.id = u.reverses_id
  WHERE u.charge_id = c.id AND u.effective_on > a.effective_on))`;

/** What is open of charges, to be allocated to unless a person names others: of those that are not disputed. */
export const allocatable = (charges: readonly OpenCharge[]): Allocatable<OpenCharge>[] =>
  charges
    .filter(({ disputed }) => !disputed)
    .map((charge) => ({ charge, open: charge.amount - charge.settled }));

/** As the database has it. */
export type StoredCharge = Omit<OpenCharge, 'amount' | 'vat' | 'settled' | 'settled_vat'> &
  Record<'amount' | 'vat' | 'settled' | 'settled_vat', string>;

/** The charges with something open that `condition` over the item `oi` finds, oldest due date first, in SQL. */
export const openCharges = (
  condition: SQL,
): SQL => sql`SELECT c.id, ${targetColumns}, ${openFrom}::text AS effective_on, c.charged_on::text, c.grace_on::text,
    c.amount::text, c.vat::text, oi.settled::text,
    (SELECT coalesce(sum(a.vat), 0)::text FROM allocations a WHERE a.charge_id = c.id) AS settled_vat,
    c.type = 'rent' AND le.business_use AND l.rent_tax = 'withhold' AS withholds, ${isDisputedNow} AS disputed,
    EXISTS (SELECT FROM accounts s WHERE s.client_id = c.client_id
      AND s.key = 'shortfall:' || c.currency || ':o' || o.landlord_id || ':p' || o.property_id) AS has_owed
  FROM open_items oi JOIN charges c ON c.id = oi.charge_id
    JOIN entries e ON e.client_id = c.client_id AND e.seq = c.entry_seq
    JOIN ownerships o ON o.id = c.ownership_id JOIN landlords l ON l.id = o.landlord_id
    JOIN leases le ON le.id = c.lease_id
  WHERE oi.settled < oi.amount AND ${condition} ORDER BY c.due_on, c.id`;

/** What is open of a lease in a currency, in SQL. */
export const openOfLease = (lease_id: number, currency: StoredCurrency): SQL =>
  openCharges(sql`oi.lease_id = ${lease_id} AND oi.currency = ${currency}`);

export const toOpenCharge = ({ amount, vat, settled, settled_vat, ...charge }: StoredCharge): OpenCharge => ({
  ...charge,
  amount: BigInt(amount),
  vat: BigInt(vat),
  settled: BigInt(settled),
  settled_vat: BigInt(settled_vat),
});

/** As `openCharges`. */
export const readOpenCharges = async (db: Db, condition: SQL): Promise<OpenCharge[]> =>
  (await rows<StoredCharge>(db, openCharges(condition))).map(toOpenCharge);
