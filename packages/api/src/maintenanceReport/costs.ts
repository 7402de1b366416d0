import type { CostGrouping, MaintenanceCostRow, MaintenanceCosts } from '@rentsafe/domain/maintenanceReport';
import type { PlainDate } from '@rentsafe/format/date';
import { toDecimal } from '@rentsafe/format/money';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import type { AsTheyStood } from '../db/formerRows.ts';
import { currencyOf, type StoredCurrency } from '../money/wire.ts';
import { propertyName } from '../property/name.ts';
import { type BudgetRow, budgetFor, budgetOf } from './budgetFor.ts';

export interface CostPeriod {
  clientId: number;
  currency: StoredCurrency;
  from: PlainDate;
  to: PlainDate;
  known_seq: number;
  /** What the agency bore since that entry counts too; never where an entry was asked for, so that the answer stays the same. */
  isLatest: boolean;
  by: CostGrouping;
  /** How the budget stood. */
  stood: AsTheyStood;
}

/** The day from which a cost counts: that of its bill or charge, which is after the day of the work where that is locked. */
const postedOn = sql`coalesce(b.billed_on, c.charged_on, w.completed_on)`;

/**
 * The costs of closed orders, in SQL: what their bill or their charge came to on its day, else what the agency bore. The lines, which
 * no longer change, part it into net and VAT.
 */
const costsOf = ({ clientId, currency, from, to, known_seq, isLatest }: CostPeriod): SQL => sql`
  SELECT w.property_id, w.contractor_id, w.category, w.bearer, ${postedOn} AS on_date,
    coalesce(b.amount, c.amount, l.net + l.vat) AS total, l.vat
  FROM work_orders w
    JOIN LATERAL (SELECT sum(net)::bigint AS net, sum(vat)::bigint AS vat FROM work_order_lines
      WHERE work_order_id = w.id) l ON l.net + l.vat > 0
    LEFT JOIN bills b ON b.id = w.bill_id LEFT JOIN charges c ON c.id = w.charge_id
  WHERE w.client_id = ${clientId} AND w.state = 'closed' AND w.currency = ${currency}
    AND w.completed_on <= ${to}::date AND w.closed_on >= ${from}::date AND ${postedOn} BETWEEN ${from}::date AND ${to}::date
    AND coalesce(b.entry_seq, c.entry_seq, w.closed_seq + ${isLatest ? 0 : 1}::int) <= ${known_seq}`;

/** The key of each grouping, in SQL, of a cost `s`. */
const keys: Readonly<Record<CostGrouping, SQL>> = {
  property: sql`s.property_id::text`,
  contractor: sql`s.contractor_id::text`,
  category: sql`s.category`,
  bearer: sql`s.bearer`,
  month: sql`to_char(s.on_date, 'YYYY-MM')`,
};

interface Sum {
  key: string;
  orders: number;
  vat: string;
  total: string;
}

/** The names of properties or contractors by their ids. */
async function namesOf(db: Db, by: CostGrouping, ids: readonly string[]): Promise<Map<string, string>> {
  if (by !== 'property' && by !== 'contractor') return new Map();
  const chosen = sql`(SELECT json_array_elements_text(${JSON.stringify(ids)}::json)::bigint)`;
  const found = await rows<{ id: number; name: string }>(
    db,
    by === 'property'
      ? sql`SELECT r.id, ${propertyName} AS name FROM properties r WHERE r.id IN ${chosen}`
      : sql`SELECT id, name FROM contractors WHERE id IN ${chosen}`,
  );
  return new Map(found.map(({ id, name }) => [String(id), name]));
}

const amountsOf = (total: bigint, vat: bigint, budget: bigint | null) => ({
  net: toDecimal(total - vat),
  vat: toDecimal(vat),
  total: toDecimal(total),
  budget: budget === null ? null : toDecimal(budget),
  left: budget === null ? null : toDecimal(budget - total),
});

const byTotal = (a: Sum, b: Sum) =>
  Number(BigInt(b.total) - BigInt(a.total)) || (a.key < b.key ? -1 : Number(a.key > b.key));

/** What maintenance came to in a period, the largest first, and what was planned for it. */
export async function maintenanceCosts(db: Db, period: CostPeriod): Promise<MaintenanceCosts> {
  const { clientId, currency, from, to, known_seq, by } = period;
  const sums = await rows<Sum>(
    db,
    sql`SELECT ${keys[by]} AS key, count(*)::int AS orders, sum(vat)::text AS vat, sum(total)::text AS total
        FROM (${costsOf(period)}) s GROUP BY 1`,
  );
  const budgets = await rows<BudgetRow>(
    db,
    period.stood(sql`SELECT year::int, property_id, category, amount::text FROM budgets WHERE client_id = ${clientId}
          AND currency = ${currency} AND year BETWEEN ${Number(from.slice(0, 4))} AND ${Number(to.slice(0, 4))}`),
  );
  const planned = budgetFor(by, budgets, { from, to });
  const found = new Set(sums.map(({ key }) => key));
  const unspent = [...planned.keys()].filter((key) => !found.has(key));
  const all = [...sums, ...unspent.map((key): Sum => ({ key, orders: 0, vat: '0', total: '0' }))].toSorted(
    byTotal,
  );
  const names = await namesOf(
    db,
    by,
    all.map(({ key }) => key),
  );
  const results = all.map(({ key, orders, vat, total }): MaintenanceCostRow => {
    const name = names.get(key);
    return {
      key: name === undefined ? key : { id: Number(key), name },
      orders,
      ...amountsOf(BigInt(total), BigInt(vat), planned.get(key) ?? null),
    };
  });
  const sum = (name: 'vat' | 'total') => sums.reduce((amount, row) => amount + BigInt(row[name]), 0n);
  return {
    ...{ currency: currencyOf(currency), from, to, by, known_seq, results },
    totals: {
      orders: sums.reduce((count, { orders }) => count + orders, 0),
      ...amountsOf(sum('total'), sum('vat'), budgetOf(budgets)),
    },
  };
}
