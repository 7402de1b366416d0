import * as z from 'zod/mini';
import { plainDate } from '../date/schema.ts';
import { maintenanceCategory, maintenancePriority } from '../maintenance/schema.ts';
import { currency, money, moneyInput } from '../money/schema.ts';
import { paginated } from '../pagination/schema.ts';
import { maxLength, recordId } from '../text/index.ts';

/** By what the costs of maintenance are added up. */
export const costGroupings = ['property', 'category', 'contractor', 'month', 'bearer'] as const;
export type CostGrouping = (typeof costGroupings)[number];

const amount = z.string();
const named = z.object({ id: recordId, name: z.string() });
const numbered = z.object({ id: recordId, number: z.string() });

const costs = {
  orders: z.int(),
  net: amount,
  vat: amount,
  total: amount,
  /** Of the years that the period touches, of a month its twelfth; null where none is set. */
  budget: z.nullable(amount),
  /** Of the budget, negative where it is exceeded. */
  left: z.nullable(amount),
};

/** A property or a contractor, or in words a category, a month (`2026-01`) or a bearer. */
export const maintenanceCostRow = z.object({ key: z.union([named, z.string()]), ...costs });
export type MaintenanceCostRow = z.output<typeof maintenanceCostRow>;

export const maintenanceCosts = z.object({
  currency,
  from: plainDate,
  to: plainDate,
  by: z.enum(costGroupings),
  known_seq: z.int(),
  results: z.array(maintenanceCostRow),
  totals: z.object(costs),
});
export type MaintenanceCosts = z.output<typeof maintenanceCosts>;

/** A closed work order; days in text with no more than is known. */
export const maintenanceHistoryRow = z.object({
  id: recordId,
  number: z.string(),
  request: z.nullable(numbered),
  property: named,
  unit: z.nullable(z.object({ id: recordId, unit_number: z.string() })),
  contractor: z.nullable(named),
  category: maintenanceCategory,
  priority: maintenancePriority,
  summary: z.string(),
  completed_on: plainDate,
  closed_on: plainDate,
  bearer: z.string(),
  /** From the report to its acceptance; null without a request. */
  days_to_respond: z.nullable(z.int()),
  /** From the report, else from the issue, to the completion. */
  days_to_finish: z.int(),
  /** Completed by the day to finish. */
  on_time: z.boolean(),
  /** With VAT. */
  total: money,
});
export type MaintenanceHistoryRow = z.output<typeof maintenanceHistoryRow>;

export const maintenanceHistoryTotals = z.object({
  orders: z.int(),
  /** In percent; null without orders. */
  on_time: z.nullable(z.string()),
  total: z.array(money),
});
export type MaintenanceHistoryTotals = z.output<typeof maintenanceHistoryTotals>;

export const maintenanceHistoryPage = z.object({
  ...paginated(maintenanceHistoryRow).shape,
  totals: maintenanceHistoryTotals,
});

const year = z.int().check(z.minimum(2000), z.maximum(2200));

/** What may be spent in a year, which replaces what was planned for it. Without a property on all, without a category on everything. */
export const budgetInput = z.object({
  /** Whose book; the caller's own when left out. */
  client: z.optional(recordId),
  year,
  rows: z
    .array(
      z.object({
        property: z.optional(z.nullable(recordId)),
        category: z.optional(z.nullable(maintenanceCategory)),
        amount: moneyInput,
      }),
    )
    .check(maxLength(1000)),
});
export type BudgetInput = z.input<typeof budgetInput>;

export const budget = z.object({
  year: z.int(),
  rows: z.array(
    z.object({
      property: z.nullable(named),
      category: z.nullable(maintenanceCategory),
      amount: money,
    }),
  ),
});
export type Budget = z.output<typeof budget>;
