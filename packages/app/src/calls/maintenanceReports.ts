import {
  type BudgetInput,
  type CostGrouping,
  getBudgets,
  getMaintenanceCosts,
  listMaintenanceHistory,
  replaceBudgets,
} from '@rentsafe/domain/maintenanceReport';
import type { Currency } from '@rentsafe/domain/money';
import type { PlainDate } from '@rentsafe/format/date';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from './client';
import { listQueries } from './listQueries';

interface Period {
  from: PlainDate;
  to: PlainDate;
}

/** What maintenance came to in a period, each time it is shown. */
export const maintenanceCostsQuery = (currency: Currency, { from, to }: Period, by: CostGrouping) =>
  queryOptions({
    queryKey: ['maintenance costs', currency, from, to, by],
    queryFn: ({ signal }) => request(getMaintenanceCosts, { query: { currency, from, to, by }, signal }),
    refetchOnMount: 'always',
    placeholderData: (previous) => (previous?.by === by ? previous : undefined),
  });

/** The closed work orders of a period. */
export const maintenanceHistory = ({ from, to }: Period) =>
  listQueries(`maintenance history ${from} ${to}`, {
    list: listMaintenanceHistory,
    query: { from, to },
    isFresh: true,
  });

/** What may be spent in a year, each time it is shown. */
export const budgetQuery = (year: number) =>
  queryOptions({
    queryKey: ['maintenance budget', year],
    queryFn: ({ signal }) => request(getBudgets, { query: { year }, signal }),
    // A form that replaces it begins with what is there by then.
    gcTime: 0,
  });

/** Throws `ApiError`. */
export const saveBudget = (body: BudgetInput) => request(replaceBudgets, { body });

/** The costs are compared with a budget that has changed. */
export const showCosts = (queryClient: QueryClient): void =>
  void queryClient.invalidateQueries({ queryKey: ['maintenance costs'] });
