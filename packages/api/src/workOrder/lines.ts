import type { WorkOrderLineInput } from '@rentsafe/domain/workOrder';
import { toMinor } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { fieldError } from '../http/errors.ts';
import { currencyOf, type StoredCurrency } from '../money/wire.ts';
import type { OrderRow } from './row.ts';

/** What the lines of an order come to with VAT; null without lines. */
export async function totalOf(db: Db, id: number): Promise<bigint | null> {
  const [sum] = await rows<{ minor: string | null }>(
    db,
    sql`SELECT sum(net + vat)::text AS minor FROM work_order_lines WHERE work_order_id = ${id}`,
  );
  return sum?.minor == null ? null : BigInt(sum.minor);
}

/** @throws HttpError 400 where lines in another currency are there. */
export async function checkCurrency(
  db: Db,
  { id, currency }: Pick<OrderRow, 'id' | 'currency'>,
  field: 'estimate' | 'currency',
): Promise<void> {
  const other = await rows(
    db,
    sql`SELECT FROM work_order_lines WHERE work_order_id = ${id} AND currency <> ${currency} LIMIT 1`,
  );
  if (other.length === 0) return;
  const kept = currencyOf(currency === 'USD' ? 'ZWG' : 'USD');
  throw fieldError(field, `This must be in ${kept}.`);
}

/** The currency that an order is completed in; its estimate stays in its own. */
export function inCurrency(
  { estimate, estimate_currency, currency }: OrderRow,
  into: StoredCurrency,
): Pick<OrderRow, 'currency' | 'estimate_currency'> {
  const estimated = estimate === null ? into : (estimate_currency ?? currency);
  return { currency: into, estimate_currency: estimated === into ? null : estimated };
}

/** Replaces the lines of an order, which is in their currency from then on. */
export async function replaceLines(
  db: Db,
  { id, client_id, currency, estimate_currency }: OrderRow,
  lines: readonly WorkOrderLineInput[],
): Promise<void> {
  await db.execute(sql`DELETE FROM work_order_lines WHERE work_order_id = ${id}`);
  await db.execute(sql`UPDATE work_orders SET currency = ${currency}, estimate_currency = ${estimate_currency}
    WHERE id = ${id} AND currency <> ${currency}`);
  const records = lines.map(({ rate, vat, ...line }, index) => ({
    ...line,
    line: index + 1,
    rate: String(toMinor(rate)),
    vat: String(toMinor(vat || '0')),
  }));
  await db.execute(sql`INSERT INTO work_order_lines (client_id, work_order_id, line, kind, description, currency, quantity, rate, vat)
    SELECT ${client_id}, ${id}, line, kind, description, ${currency}, quantity, rate, vat
    FROM json_to_recordset(${JSON.stringify(records)}::json) AS l (line int, kind text, description text, quantity numeric,
      rate bigint, vat bigint)`);
}
