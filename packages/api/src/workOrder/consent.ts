import { isAboveConsent, type LandlordConsent } from '@rentsafe/domain/workOrder';
import { toDecimal, toMinor } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { type Db, rows } from '../db/database.ts';
import type { workOrders } from '../db/schema.ts';
import { HttpError } from '../http/errors.ts';
import { pastDay } from '../ledger/days.ts';
import { currencyOf, storedCurrencies } from '../money/wire.ts';
import type { Change } from '../resource/records.ts';
import { totalOf } from './lines.ts';
import { required } from './repository.ts';
import type { OrderRow } from './row.ts';

/** What an order may come to: the limit, or the most that the landlord agreed to; null without a limit. */
export async function agreedAmount(
  db: Db,
  { id, property_id, currency }: OrderRow,
): Promise<{ amount: string; currency: 'USD' | 'ZIG' } | null> {
  const [found] = await rows<{ minor: string | null }>(
    db,
    sql`SELECT agreed_amount(${id}, ${property_id}, ${currency})::text AS minor`,
  );
  return found?.minor == null
    ? null
    : { amount: toDecimal(BigInt(found.minor)), currency: currencyOf(currency) };
}

/** The refusal of what is above the amount that the landlord agreed to; null where it is not, or was an emergency. */
export async function refusedAbove(db: Db, order: OrderRow, cost: bigint | null): Promise<HttpError | null> {
  const limit = await agreedAmount(db, order);
  if (limit === null || !isAboveConsent({ ...order, agreed: limit }, cost)) return null;
  const detail = `The landlord's consent is needed above ${limit.amount}.`;
  return new HttpError(409, { detail, needs: 'consent', limit });
}

/** What a consent covers: what was sent, or else what the order comes to, or is estimated at. */
async function coveredBy(db: Db, row: OrderRow, money: LandlordConsent['amount']) {
  if (money) return { amount: toMinor(money.amount), currency: storedCurrencies[money.currency] };
  const amount = (await totalOf(db, row.id)) ?? row.estimate;
  if (amount === null) throw required('amount');
  return { amount, currency: row.currency };
}

/** Records that the landlord agrees. @throws HttpError 400 for a day to come, or without an amount where the order has none. */
export async function recordConsent(
  db: Db,
  actor: Actor,
  row: OrderRow,
  { given_by, given_on, evidence, amount: money }: LandlordConsent,
): Promise<Change<typeof workOrders>> {
  const day = pastDay(actor.now, given_on, { field: 'given_on' });
  const { amount, currency } = await coveredBy(db, row, money);
  await db.execute(sql`INSERT INTO landlord_consents (client_id, work_order_id, given_by, given_on, evidence, limit_amount,
      amount, currency, created_at, created_by)
    SELECT ${row.client_id}, ${row.id}, ${given_by}, ${day}::date, ${evidence},
      CASE ${row.currency} WHEN 'USD' THEN repair_limit_usd ELSE repair_limit_zwg END,
      ${String(amount)}::bigint, ${currency}, ${actor.now.toISOString()}::timestamptz, ${actor.userId}::bigint
    FROM properties WHERE id = ${row.property_id}`);
  const agreed = { amount: toDecimal(amount), currency: currencyOf(currency) };
  return { values: {}, lists: { consent: [null, { given_by, given_on: day, evidence, ...agreed }] } };
}
