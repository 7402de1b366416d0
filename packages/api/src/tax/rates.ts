import { PROVIDER_CLIENT_ID } from '@rentsafe/domain/client';
import type { Tax, TaxRate, TaxRateInput } from '@rentsafe/domain/tax';
import type { PlainDate } from '@rentsafe/format/date';
import { toDecimal, toMinor } from '@rentsafe/format/money';
import { type SQL, sql } from 'drizzle-orm';
import { type Actor, recordEvent } from '../audit/events.ts';
import { countMatches } from '../calls/countMatches.ts';
import type { ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { type AsTheyStood, asTheyStand } from '../db/formerRows.ts';
import { slice } from '../db/slice.ts';

/** The rate of a tax on a day, in basis points; 0 before its first. */
export type RateOn = (tax: Tax, day: PlainDate) => number;

interface DatedRate {
  tax: Tax;
  from_on: PlainDate;
  rate_bp: number;
}

/** Among rates, the latest first. */
export const rateAmong =
  (found: readonly DatedRate[]): RateOn =>
  (tax, day) =>
    found.find((rate) => rate.tax === tax && rate.from_on <= day)?.rate_bp ?? 0;

const allRates = sql`SELECT tax, from_on::text, rate_bp FROM tax_rates ORDER BY tax_rates.from_on DESC, id DESC`;

/** All rates as one value, the latest first, in SQL. */
export const ratesJson = sql`(SELECT coalesce(json_agg(each), '[]') FROM (${allRates}) each)`;

/** The rates of every day. They are few, and a month's run asks for many days. */
export const readRates = async (db: Db, stood: AsTheyStood = asTheyStand): Promise<RateOn> =>
  rateAmong(await rows<DatedRate>(db, stood(allRates)));

const read = async (db: Db, from: SQL): Promise<TaxRate[]> =>
  (
    await rows<Omit<TaxRate, 'rate'> & { rate_bp: number }>(
      db,
      sql`SELECT t.id, t.tax, t.from_on::text, t.rate_bp FROM (${from}) t ORDER BY t.id DESC`,
    )
  ).map(({ rate_bp, ...row }) => ({ ...row, rate: toDecimal(BigInt(rate_bp)) }));

export async function listTaxRates({
  db,
  page: { size, offset },
}: ListContext<null>): Promise<Listing<TaxRate>> {
  const counted = await countMatches(db, sql`FROM tax_rates`);
  const page = sql`SELECT * FROM tax_rates ORDER BY id DESC ${slice({ size, offset })}`;
  return { ...counted, results: await read(db, page) };
}

/** Sets a rate. What was charged before keeps the rate it was charged with. */
export async function insertTaxRate(
  db: Db,
  actor: Actor,
  { tax, from_on, rate }: TaxRateInput,
): Promise<TaxRate> {
  const [made] = await rows<{ id: number }>(
    db,
    sql`INSERT INTO tax_rates (tax, from_on, rate_bp)
        VALUES (${tax}, ${from_on}, ${String(toMinor(rate))}::int) RETURNING id`,
  );
  const [record] = await read(db, sql`SELECT * FROM tax_rates WHERE id = ${made?.id ?? 0}`);
  if (!record) throw new Error('No tax rate was made.');
  await recordEvent(db, actor, {
    action: 'update',
    subject: { type: 'book', id: PROVIDER_CLIENT_ID },
    changes: {
      [tax === 'vat' ? 'vat_rate' : 'rent_tax_rate']: [null, record.rate],
      from_on: [null, from_on],
    },
  });
  return record;
}
