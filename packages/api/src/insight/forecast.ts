import { setImmediate } from 'node:timers/promises';
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
import {
  addDays,
  addMonths,
  dayOf,
  firstDayOf,
  lastDayOf,
  type Month,
  monthOf,
  monthsBetween,
  type PlainDate,
} from '@rentsafe/format/date';
import { atRate, toDecimal } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import type { AsTheyStood } from '../db/formerRows.ts';
import { type RateOn, readRates } from '../tax/rates.ts';
import { type AgreedCharges, agreedCharges, type ScheduleKind } from './agreedCharges.ts';
import { type CommissionOn, commissionOn, openBills, plannedOrders } from './costs.ts';
import { type Known, moneyOf } from './money.ts';

/** Months that are looked back upon to see how well the forecast would have done. */
const BACKTEST = 3;

/** What leases are charged by their schedules, in SQL, of the row `m` of `moneyOf`. */
const isRegular = sql`m.kind IN ('rent', 'service', 'utility', 'other') AND NOT m.is_opening`;

/** What was due in a month, as far as it was known, and what of it was still open. */
interface KnownMonth extends DueMonth {
  open: bigint;
  /** A share of it is commission: basis points of net rent, of what was due. */
  commission: { part: bigint; whole: bigint };
}

type Day = Known & { as_at: PlainDate; stood: AsTheyStood };

/** What was charged, and what became of it, by the months of three days; money of landlords by their own commission apart. */
interface Moved {
  due: Month;
  charged_on: Month;
  /** Of an allocation. */
  settled_on: Month | null;
  /** Whose commission is its own; null for all others. */
  property: number | null;
  rent: string;
  amount: string;
  settled: string;
  credited: string;
  collected: string;
}

/**
 * All that was known at the end of a day of what was due, or settled, since a month. What was known at the end of an earlier month is the part
 * of it that had happened by then.
 */
async function moves(db: Db, day: Day, since: Month): Promise<Moved[]> {
  const property = sql`CASE WHEN o.property_id IN (SELECT property_id FROM commission_rules WHERE client_id = ${day.clientId})
    THEN o.property_id END AS property`;
  const month = (column: string) => sql.raw(`to_char(${column}, 'YYYY-MM') AS ${column}`);
  const total = (column: string) => sql.raw(`sum(${column})::text AS ${column}`);
  const from = firstDayOf(since);
  // There are far fewer days than rows, and a month is written slowly.
  return rows<Moved>(
    db,
    day.stood(sql`SELECT ${month('due')}, ${month('charged_on')}, ${month('settled_on')}, property,
          ${total('rent')}, ${total('amount')}, ${total('settled')}, ${total('credited')}, ${total('collected')}
        FROM (
          SELECT m.due_on AS due, m.charged_on, nullif(m.settled_on, '-infinity') AS settled_on, ${property},
            coalesce(sum(m.net) FILTER (WHERE m.kind = 'rent'), 0) AS rent, sum(m.amount) AS amount, sum(m.settled) AS settled,
            sum(m.credited) AS credited, sum(m.collected) AS collected
          FROM (${await moneyOf(db, day, { from, to: day.as_at })}) m JOIN ownerships o ON o.client_id = ${day.clientId} AND o.id = m.ownership_id
          WHERE ${isRegular} AND (m.due_on >= ${from}::date OR m.settled_on >= ${from}::date) AND (m.charged_on <= ${day.as_at}::date OR m.settled_on > '-infinity')
          GROUP BY 1, 2, 3, 4
        ) days GROUP BY 1, 2, 3, 4`),
  );
}

/** The months in which something was due, from the first one on that is looked back upon, as known at the end of a day. */
function knownMonths(moved: readonly Moved[], as_at: PlainDate, commission: CommissionOn): KnownMonth[] {
  const present = monthOf(as_at);
  const first = addMonths(present, -MONTHS_OF_BASE);
  const months = new Map<Month, KnownMonth>();
  const of = (month: Month) => {
    const known = months.get(month) ?? {
      ...{ month, charged: 0n, open: 0n, collected: Array.from({ length: SHARES }, () => 0n) },
      commission: { part: 0n, whole: 0n },
    };
    months.set(month, known);
    return known;
  };
  for (const { due, charged_on, settled_on, property, ...sums } of moved) {
    if (due < first || (settled_on ?? charged_on) > present) continue;
    const known = of(due);
    const after = settled_on === null ? SHARES : Math.max(0, monthsBetween(due, settled_on));
    known.collected = known.collected.map((sum, index) =>
      index === after ? sum + BigInt(sums.collected) : sum,
    );
    if (charged_on > present) continue;
    const amount = BigInt(sums.amount);
    known.charged += amount - BigInt(sums.credited);
    known.open += amount - BigInt(sums.settled);
    known.commission.part += BigInt(sums.rent) * BigInt(commission(property));
    known.commission.whole += amount * 10_000n;
  }
  return [...months.values()].toSorted((a, b) => (a.month < b.month ? -1 : 1));
}

/** What the schedules of leases charge in a month, with VAT, and how much of it is commission. */
function scheduled(agreed: readonly AgreedCharges[], month: Month, rateOn: RateOn, commission: CommissionOn) {
  let charges = 0n;
  let part = 0n;
  const add = (net: bigint, vat: bigint, { isRent, property }: ScheduleKind) => {
    charges += net + vat;
    if (isRent) part += net * BigInt(commission(property));
  };
  const vatOn = (net: bigint, due_on: PlainDate) => atRate(net, rateOn('vat', due_on));
  for (const { from, steady, others } of agreed) {
    const nth = monthsBetween(from, month);
    for (const { first, last, like, sum, ...kind } of steady) {
      if (nth < first || nth > last) continue;
      add(sum, like ? BigInt(like.count) * vatOn(like.net, dayOf(month, like.due_day)) : 0n, kind);
    }
    for (const { lease, terms, months, ...kind } of others) {
      const charge = months.has(nth) && chargeOf(lease, terms, month);
      if (charge) add(charge.net, kind.vat === 'standard' ? vatOn(charge.net, charge.due_on) : 0n, kind);
    }
  }
  return { charges, commission: { part, whole: charges * 10_000n } };
}

/** What all days have in common. */
interface Past {
  moved: readonly Moved[];
  rateOn: RateOn;
  now: Date;
  /** The end of the first of them. Leases that were not changed since are the same for all. */
  since: PlainDate;
  unchanged: AgreedCharges;
}

/** The last month that was over at the end of a day. */
const lastMonthOver = (day: PlainDate): Month => {
  const month = monthOf(day);
  return lastDayOf(month) === day ? month : addMonths(month, -1);
};

/** What a day knew of the months from its first one that was not over on. */
async function outlookOn(db: Db, day: Day, { moved, rateOn, now, since, unchanged }: Past, count: number) {
  const last = lastMonthOver(day.as_at);
  const commission = await commissionOn(db, day);
  const known = knownMonths(moved, day.as_at, commission);
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
  const term = { asAt: day.as_at, first, months: count, now };
  const agreed = [unchanged, await agreedCharges(db, day, term, { since, areChanged: true })];
  const coming: ({ month: Month } & ReturnType<typeof scheduled>)[] = [];
  for (let index = 0; index < count; index++) {
    const each = addMonths(first, index);
    coming.push({ month: each, ...scheduled(agreed, each, rateOn, commission) });
    // A month of many leases takes a while, and others wait for their answers.
    await setImmediate();
  }

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

/** What the coming months are expected to bring, and what would have been expected of the last three. */
export async function forecast(db: Db, day: Day, months: number, now: Date): Promise<Forecast> {
  const { as_at, known_seq } = day;
  // The first day that is looked back from ends the month before the last complete ones.
  const moved = await moves(db, day, addMonths(monthOf(as_at), -MONTHS_OF_BASE - BACKTEST - 1));
  const firstTested = addMonths(lastMonthOver(as_at), 1 - BACKTEST);
  const since = addDays(firstDayOf(firstTested), -1);
  const span = { asAt: as_at, first: firstTested, months: BACKTEST + months, now };
  const unchanged = await agreedCharges(db, day, span, { since, areChanged: false });
  const past = { moved, rateOn: await readRates(db, day.stood), now, since, unchanged };
  const outlook = await outlookOn(db, day, past, months);
  if (!outlook) return { as_at, known_seq, enough: false, needed: MONTHS_NEEDED };
  const { base, shares, expectations } = outlook;
  const first = expectations[0]?.month ?? monthOf(as_at);
  const bills = await openBills(db, day, first);
  const orders = await plannedOrders(db, day, first, months);
  const tested = base.slice(-BACKTEST).map(({ month }) => month);
  const backtest = [];
  for (const month of tested) {
    // As the month begins: what comes in on its first day is part of what is expected.
    const before = await outlookOn(db, { ...day, as_at: addDays(firstDayOf(month), -1) }, past, 1);
    const expected = before?.expectations[0]?.expected;
    backtest.push({
      month,
      expected: expected === undefined ? null : toDecimal(expected),
      actual: toDecimal(
        moved.reduce((sum, row) => (row.settled_on === month ? sum + BigInt(row.collected) : sum), 0n),
      ),
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
