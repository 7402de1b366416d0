import type { CostGrouping } from '@rentsafe/domain/maintenanceReport';
import { addMonths, type Month, monthOf, type PlainDate } from '@rentsafe/format/date';
import { divideRounded } from '@rentsafe/format/money';

/** What may be spent in a year, in minor units: on a property or all, on a category or all. */
export interface BudgetRow {
  year: number;
  property_id: number | null;
  category: string | null;
  amount: string;
}

const sum = (rows: readonly BudgetRow[]): bigint | null =>
  rows.length === 0 ? null : rows.reduce((amount, row) => amount + BigInt(row.amount), 0n);

const add = (a: bigint | null, b: bigint | null): bigint | null => (a === null ? b : a + (b ?? 0n));

const yearsOf = (rows: readonly BudgetRow[]): number[] => [...new Set(rows.map(({ year }) => year))];

/** Of one year: what is planned for all, else by category, else by property and category. What is wider counts for what it holds. */
function wholeYear(rows: readonly BudgetRow[]): bigint | null {
  const ofAll = rows.filter(({ property_id }) => property_id === null);
  const properties = new Set(rows.flatMap(({ property_id }) => property_id ?? []));
  return (
    sum(ofAll.filter(({ category }) => category === null)) ??
    sum(ofAll) ??
    [...properties].reduce<bigint | null>((total, id) => add(total, ofProperty(rows, id)), null)
  );
}

/** Of one year and a property: what is planned for it, else by its categories. */
function ofProperty(rows: readonly BudgetRow[], id: number): bigint | null {
  const own = rows.filter(({ property_id }) => property_id === id);
  return sum(own.filter(({ category }) => category === null)) ?? sum(own);
}

/** Of one year and a category: what is planned for it, else in each property. */
function ofCategory(rows: readonly BudgetRow[], name: string): bigint | null {
  const own = rows.filter(({ category }) => category === name);
  return sum(own.filter(({ property_id }) => property_id === null)) ?? sum(own);
}

type OfYear = (rows: readonly BudgetRow[]) => bigint | null;

const overYears = (rows: readonly BudgetRow[], of: OfYear): bigint | null =>
  yearsOf(rows).reduce<bigint | null>(
    (total, year) => add(total, of(rows.filter((row) => row.year === year))),
    null,
  );

/** The whole budget of the years. */
export const budgetOf = (rows: readonly BudgetRow[]): bigint | null => overYears(rows, wholeYear);

/** The twelfth of a month: those of a year add up to it. */
function ofMonth(rows: readonly BudgetRow[], month: Month): bigint | null {
  const year = wholeYear(rows.filter((row) => row.year === Number(month.slice(0, 4))));
  if (year === null) return null;
  const nth = BigInt(month.slice(5));
  return divideRounded(year * nth, 12n) - divideRounded(year * (nth - 1n), 12n);
}

/** What is planned for each key of a grouping in the years of a period; contractors and bearers have no budget. */
export function budgetFor(
  by: CostGrouping,
  rows: readonly BudgetRow[],
  { from, to }: { from: PlainDate; to: PlainDate },
): Map<string, bigint> {
  const planned = new Map<string, bigint>();
  const plan = (key: string, amount: bigint | null) => {
    if (amount !== null) planned.set(key, amount);
  };
  if (by === 'property') {
    for (const { property_id: id } of rows)
      if (id !== null)
        plan(
          String(id),
          overYears(rows, (own) => ofProperty(own, id)),
        );
  }
  if (by === 'category') {
    for (const { category } of rows)
      if (category !== null)
        plan(
          category,
          overYears(rows, (own) => ofCategory(own, category)),
        );
  }
  if (by === 'month') {
    for (let month = monthOf(from); month <= monthOf(to); month = addMonths(month, 1))
      plan(month, ofMonth(rows, month));
  }
  return planned;
}
