import {
  addDays,
  addMonths,
  firstDayOf,
  lastDayOf,
  type Month,
  monthOf,
  monthsBetween,
  type PlainDate,
} from '@rentsafe/domain/date';
import {
  type Charges,
  type DueMonth,
  expectedOf,
  type Forecast,
  MONTHS_NEEDED,
  MONTHS_OF_BASE,
  type Outlook,
  partsOf,
  SHARES,
  shareOf,
  shareText,
} from '@rentsafe/domain/insight';
import { chargeOf } from '@rentsafe/domain/ledger';
import { atRate, toDecimal } from '@rentsafe/domain/money';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { type RateOn, readRates } from '../tax/rates.ts';
import { type CommissionOn, commissionOn, openBills, plannedOrders } from './costs.ts';
import { type ForecastLease, leaseTerms } from './leaseTerms.ts';
import { creditedBy, isKnown, isOwnCharge, type Known, monthNumber } from './money.ts';

/** Months that are looked back upon to see how well the forecast would have done. */
const BACKTEST = 3;

/** What leases are charged by their schedules, in SQL, of the charge `c`. */
const isRegular = sql`c.type IN ('rent', 'service', 'utility', 'other') AND ${isOwnCharge}`;

/** What was due in a month, as far as it was known, and what of it was still open. */
interface KnownMonth extends DueMonth {
  open: bigint;
  /** A share of it is commission: basis points of net rent, of what was due. */
  commission: { part: bigint; whole: bigint };
}

type Day = Known & { as_at: PlainDate };

/** The months in which something was due, from the first one on that is looked back upon. */
async function knownMonths(db: Db, day: Day, commission: CommissionOn): Promise<KnownMonth[]> {
  const { as_at } = day;
  const first = addMonths(monthOf(as_at), -MONTHS_OF_BASE);
  const charges = await rows<{
    month: Month;
    property: number;
    rent: string;
    due: string;
    charged: string;
    open: string;
  }>(
    db,
    sql`SELECT month, property_id AS property, sum(CASE WHEN type = 'rent' THEN net ELSE 0 END)::text AS rent, sum(amount)::text AS due,
          sum(amount - credited)::text AS charged, sum(amount - settled)::text AS open
        FROM (
          SELECT to_char(c.due_on, 'YYYY-MM') AS month, o.property_id, c.type, c.net, c.amount, ${creditedBy(day, as_at)} AS credited,
            (SELECT coalesce(sum(s.amount), 0) FROM allocations s WHERE s.charge_id = c.id
               AND s.effective_on <= ${as_at}::date AND s.entry_seq <= ${day.known_seq}) AS settled
          FROM charges c JOIN ownerships o ON o.id = c.ownership_id
          WHERE ${isKnown(day, 'c')} AND ${isRegular} AND c.charged_on <= ${as_at}::date AND c.due_on >= ${firstDayOf(first)}::date
        ) due GROUP BY 1, 2`,
  );
  const collected = await rows<{ month: Month; after: number; minor: string }>(
    db,
    sql`SELECT to_char(c.due_on, 'YYYY-MM') AS month, greatest(0, ${monthNumber(sql`a.effective_on`)} - ${monthNumber(sql`c.due_on`)}) AS after,
          sum(a.amount)::text AS minor
        FROM allocations a JOIN charges c ON c.id = a.charge_id
        WHERE ${isKnown(day, 'a')} AND ${isRegular} AND a.receipt_id IS NOT NULL AND a.effective_on <= ${as_at}::date
          AND c.due_on >= ${firstDayOf(first)}::date
        GROUP BY 1, 2`,
  );
  const months = new Map<Month, KnownMonth>();
  const of = (month: Month) => {
    const known = months.get(month);
    if (known) return known;
    const none: KnownMonth = {
      ...{ month, charged: 0n, open: 0n, collected: Array.from({ length: SHARES }, () => 0n) },
      commission: { part: 0n, whole: 0n },
    };
    months.set(month, none);
    return none;
  };
  for (const { month, property, rent, due, charged, open } of charges) {
    const known = of(month);
    known.charged += BigInt(charged);
    known.open += BigInt(open);
    known.commission.part += BigInt(rent) * BigInt(commission(property));
    known.commission.whole += BigInt(due) * 10_000n;
  }
  for (const { month, after, minor } of collected) {
    if (after >= SHARES) continue;
    const known = of(month);
    known.collected = known.collected.map((sum, index) => (index === after ? sum + BigInt(minor) : sum));
  }
  return [...months.values()].toSorted((a, b) => (a.month < b.month ? -1 : 1));
}

/** What the schedules of leases charge in a month, with VAT, and how much of it is commission. */
function scheduled(leases: readonly ForecastLease[], month: Month, rateOn: RateOn, commission: CommissionOn) {
  let charges = 0n;
  let part = 0n;
  for (const { schedules, property, ...lease } of leases) {
    for (const { type, vat, ...schedule } of schedules) {
      const charge = chargeOf(lease, schedule, month);
      if (!charge) continue;
      charges += charge.net + (vat === 'standard' ? atRate(charge.net, rateOn('vat', charge.due_on)) : 0n);
      if (type === 'rent') part += charge.net * BigInt(commission(property));
    }
  }
  return { charges, commission: { part, whole: charges * 10_000n } };
}

/** What a day knew of the months from its first one that was not over on. */
async function outlookOn(db: Db, day: Day, now: Date, count: number) {
  const month = monthOf(day.as_at);
  const isOver = lastDayOf(month) === day.as_at;
  const last = isOver ? month : addMonths(month, -1);
  const commission = await commissionOn(db, day);
  const known = await knownMonths(db, day, commission);
  const start = known[0]?.month;
  const length = start && start <= last ? Math.min(monthsBetween(start, last) + 1, MONTHS_OF_BASE) : 0;
  const ofMonth = (each: Month) => known.find((row) => row.month === each);
  const base: DueMonth[] = Array.from({ length }, (_, index) => {
    const each = addMonths(last, index - length + 1);
    return ofMonth(each) ?? { month: each, charged: 0n, collected: [] };
  });
  if (base.length < MONTHS_NEEDED) return undefined;
  const shares = Array.from({ length: SHARES }, (_, after) => shareOf(base, after));
  const first = addMonths(last, 1);
  const leases = await leaseTerms(db, day, { asAt: day.as_at, from: firstDayOf(first), now });
  const rateOn = await readRates(db);
  const coming = Array.from({ length: count }, (_, index) => {
    const each = addMonths(first, index);
    return { month: each, ...scheduled(leases, each, rateOn, commission) };
  });

  /** The charges of a month: of one that is over those that were made, of a later one those that are to come too. */
  const chargesOf = (each: Month): Charges & Pick<KnownMonth, 'commission'> => {
    const past = ofMonth(each);
    const next = coming.find((row) => row.month === each);
    if (!next) {
      const { charged = 0n, open = 0n } = past ?? {};
      return {
        charges: charged,
        atMost: open > 0n ? open : 0n,
        commission: past?.commission ?? { part: 0n, whole: 0n },
      };
    }
    const { charges, commission: share } = next;
    if (!past) return { charges, atMost: null, commission: share };
    const rest = charges > past.charged ? charges - past.charged : 0n;
    return { charges: past.charged + rest, atMost: past.open + rest, commission: share };
  };
  const expectations = coming.map(({ month: each, charges }) => {
    const months = Array.from({ length: SHARES }, (_, after) => chargesOf(addMonths(each, -after)));
    const terms = (outlook: Outlook) => expectedOf(months, shares, outlook);
    const sum = (list: readonly bigint[]) => list.reduce((total, amount) => total + amount, 0n);
    const mean = terms('mean');
    const net = partsOf(
      mean,
      months.map((row) => row.commission),
    );
    return {
      ...{ month: each, charges, expected: sum(mean), low: sum(terms('low')), high: sum(terms('high')) },
      commission: net + atRate(net, commission.vat(rateOn)),
    };
  });
  return { base, shares, expectations };
}

/** What was collected of such charges in the months of a period. */
async function collectedIn(db: Db, known: Known, from: PlainDate, to: PlainDate) {
  const found = await rows<{ month: Month; minor: string }>(
    db,
    sql`SELECT to_char(a.effective_on, 'YYYY-MM') AS month, sum(a.amount)::text AS minor
        FROM allocations a JOIN charges c ON c.id = a.charge_id
        WHERE ${isKnown(known, 'a')} AND ${isRegular} AND a.receipt_id IS NOT NULL
          AND a.effective_on BETWEEN ${from}::date AND ${to}::date GROUP BY 1`,
  );
  return new Map(found.map(({ month, minor }) => [month, BigInt(minor)]));
}

/** What the coming months are expected to bring, and what would have been expected of the last three. */
export async function forecast(db: Db, day: Day, months: number, now: Date): Promise<Forecast> {
  const { as_at, known_seq } = day;
  const outlook = await outlookOn(db, day, now, months);
  if (!outlook) return { as_at, known_seq, enough: false, needed: MONTHS_NEEDED };
  const { base, shares, expectations } = outlook;
  const first = expectations[0]?.month ?? monthOf(as_at);
  const bills = await openBills(db, day, first);
  const orders = await plannedOrders(db, day, first, months);
  const past = base.slice(-BACKTEST).map(({ month }) => month);
  const collected = await collectedIn(db, day, firstDayOf(past[0] ?? first), lastDayOf(past.at(-1) ?? first));
  const backtest = [];
  for (const month of past) {
    // As the month begins: what comes in on its first day is part of what is expected.
    const then = await outlookOn(db, { ...day, as_at: addDays(firstDayOf(month), -1) }, now, 1);
    const expected = then?.expectations[0]?.expected;
    backtest.push({
      month,
      expected: expected === undefined ? null : toDecimal(expected),
      actual: toDecimal(collected.get(month) ?? 0n),
    });
  }
  return {
    ...{ as_at, known_seq, enough: true },
    results: expectations.map(({ month, charges, expected, low, high, commission }) => {
      const [billed, planned] = [bills.get(month) ?? 0n, orders.get(month) ?? 0n];
      return {
        ...{ month, expected_charges: toDecimal(charges), expected_in: toDecimal(expected) },
        ...{ low: toDecimal(low), high: toDecimal(high), commission: toDecimal(commission) },
        ...{ bills: toDecimal(billed), orders: toDecimal(planned) },
        left: toDecimal(expected - commission - billed - planned),
      };
    }),
    explanation: { shares: shares.map(shareText), base: base.map(({ month }) => month) },
    backtest,
  };
}
