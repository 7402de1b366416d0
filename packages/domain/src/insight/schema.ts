import * as z from 'zod/mini';
import { plainDate } from '../date/schema.ts';
import { money } from '../money/schema.ts';
import { paginated } from '../pagination/schema.ts';
import { party } from '../party/index.ts';
import { recordId } from '../text/index.ts';

const amount = z.string();
/** In percent with two decimals, `88.14`; null where there is nothing to divide by. */
const rate = z.nullable(z.string());
/** With two decimals; null where there is nothing to divide by. */
const mean = z.nullable(z.string());
const known_seq = z.int();
const named = z.object({ id: recordId, name: z.string() });

/** Who owns a property on the last day of a report, or owned it last. */
const ofProperty = { property: named, landlord: party };

const occupied = {
  units: z.int(),
  /** Days on which somebody owned the property, for each unit, less those on which the unit was closed. */
  unit_days: z.int(),
  let_days: z.int(),
  vacant_days: z.int(),
  occupancy: rate,
  /** The last rent of each unit for the days on which it stood empty. */
  vacancy_loss: z.array(money),
};

export const occupancyRow = z.object({ ...ofProperty, ...occupied });
export type OccupancyRow = z.output<typeof occupancyRow>;

/** A unit that stands empty today. */
export const vacantUnit = z.object({
  unit: z.object({ id: recordId, unit_number: z.string() }),
  property: named,
  /** The first day on which it stood empty. */
  since: plainDate,
  /** By the month; null where it was never let. */
  last_rent: z.nullable(money),
});
export type VacantUnit = z.output<typeof vacantUnit>;

export const occupancyPage = z.object({
  ...paginated(occupancyRow).shape,
  totals: z.object(occupied),
  vacant_now: z.array(vacantUnit),
});
export type OccupancyPage = z.output<typeof occupancyPage>;

const turned = {
  move_outs: z.int(),
  move_ins: z.int(),
  /** Units that were let on a day, on average. */
  average_let: mean,
  /** Who moved out, of the units that were let on average. */
  turnover: rate,
  /** Leases whose end was put off. */
  renewed: z.int(),
  /** Those that were renewed, of those that came to their end. */
  retention: rate,
  /** From one lease to the next, on average. */
  days_vacant: mean,
};

export const turnoverRow = z.object({ ...ofProperty, ...turned });
export type TurnoverRow = z.output<typeof turnoverRow>;

export const turnoverPage = z.object({
  ...paginated(turnoverRow).shape,
  totals: z.object(turned),
  /** Of the notices of those who moved out, the most frequent first; null where none was given. */
  reasons: z.array(z.object({ reason: z.nullable(z.string()), count: z.int() })),
});
export type TurnoverPage = z.output<typeof turnoverPage>;

/** Amounts in one currency. */
const performed = {
  /** Rent, service and utilities with VAT, less credit notes. */
  charged: amount,
  /** Allocated to such charges, whenever they were charged. */
  collected: amount,
  /** What was collected of the charges that fell due. */
  rate,
  /** Past its due date on the last day. */
  arrears: amount,
  /** Bills. */
  costs: amount,
  /** With VAT. */
  commission: amount,
  rent_tax: amount,
  /** Collected less costs, commission and rent tax. */
  net: amount,
  occupancy: rate,
  /** What was charged, as of a year, of what the property is worth; null where that is not known. */
  gross_yield: rate,
};

export const performanceGroups = ['property', 'landlord'] as const;
export type PerformanceGroup = (typeof performanceGroups)[number];

export const performanceRow = z.object({
  /** Null in a row of all that a landlord owns. */
  property: z.nullable(named),
  landlord: party,
  /** The id of the landlord in the book. */
  landlord_id: recordId,
  ...performed,
});
export type PerformanceRow = z.output<typeof performanceRow>;

export const performancePage = z.object({
  ...paginated(performanceRow).shape,
  known_seq,
  totals: z.object(performed),
});
export type PerformancePage = z.output<typeof performancePage>;

const month = z.string();

export const seriesMonths = ['12', '24', '36'] as const;

/** What a book, a property or a landlord came to in each month, the oldest first. The last month is up to `to`. */
export const series = z.object({
  to: plainDate,
  results: z.array(
    z.object({ month, charged: amount, collected: amount, costs: amount, arrears: amount, occupancy: rate }),
  ),
});
export type Series = z.output<typeof series>;

export const forecastMonths = ['3', '6', '12'] as const;

const asKnown = { as_at: plainDate, known_seq };

/** What a coming month is expected to bring and to cost, in one currency. */
export const forecastMonth = z.object({
  month,
  /** By the schedules of leases, to their ends. */
  expected_charges: amount,
  /** Of the charges of this month and of the three before it. */
  expected_in: amount,
  /** As much as in the worst of the months before. */
  low: amount,
  /** As much as in the best of them. */
  high: amount,
  /** On the rent of what is expected, with VAT. */
  commission: amount,
  /** By their due dates; what is overdue falls into the first month. */
  bills: amount,
  /** What orders that are planned are estimated at. */
  orders: amount,
  left: amount,
});
export type ForecastMonth = z.output<typeof forecastMonth>;

/** Fewer months than it takes have passed since the first charge, or what is expected, why, and how well it would have done. */
export const forecast = z.union([
  z.object({ ...asKnown, enough: z.literal(false), needed: z.int() }),
  z.object({
    ...asKnown,
    enough: z.literal(true),
    results: z.array(forecastMonth),
    explanation: z.object({
      /** What was collected in the month of a charge and one, two and three months later; null where too few months have passed. */
      shares: z.array(z.nullable(z.string())),
      base: z.array(month),
    }),
    /** Null where there was too little to expect anything from. */
    backtest: z.array(z.object({ month, expected: z.nullable(amount), actual: amount })),
  }),
]);
export type Forecast = z.output<typeof forecast>;
