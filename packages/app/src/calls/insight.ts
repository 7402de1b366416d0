import {
  getForecast,
  getSeries,
  listOccupancy,
  listPerformance,
  listTurnover,
  type PerformanceGroup,
} from '@rentsafe/domain/insight';
import type { Currency } from '@rentsafe/domain/money';
import { firstDayOf, lastDayOf, type Month, type PlainDate } from '@rentsafe/format/date';
import { queryOptions } from '@tanstack/react-query';
import { request } from './client';
import { listQueries } from './listQueries';

interface Days {
  from: PlainDate;
  to: PlainDate;
}

/** Whose figures: one property's, a landlord's, or the whole book's. */
export interface PartOfBook {
  property?: number | undefined;
  landlord?: number | undefined;
}

/** How many days properties were let between two days, the lowest first. */
export const occupancyList = ({ from, to }: Days) =>
  listQueries(`occupancy ${from} ${to}`, { list: listOccupancy, query: { from, to }, isFresh: true });

/** Who moved in and out between two days. */
export const turnoverList = ({ from, to }: Days) =>
  listQueries(`turnover ${from} ${to}`, { list: listTurnover, query: { from, to }, isFresh: true });

/** What properties or landlords brought in and cost between two days. */
export const performanceList = (currency: Currency, { from, to }: Days, by: PerformanceGroup) =>
  listQueries(`performance ${currency} ${from} ${to} ${by}`, {
    list: listPerformance,
    query: { currency, from, to, by },
    isFresh: true,
  });

/** Who moved in and out in a month. */
export const turnoverOfMonth = (month: Month, part: PartOfBook) =>
  queryOptions({
    queryKey: ['turnover of month', month, part],
    queryFn: async ({ signal }) => {
      const query = { from: firstDayOf(month), to: lastDayOf(month), page_size: 1, ...part };
      const { totals } = await request(listTurnover, { query, signal });
      return { month, ...totals };
    },
    refetchOnMount: 'always',
  });

/** Month by month, up to a day, of today without one. */
export const seriesQuery = (currency: Currency, months: number, part: PartOfBook = {}, to?: PlainDate) =>
  queryOptions({
    queryKey: ['series', currency, months, part, to ?? 'today'],
    queryFn: ({ signal }) => request(getSeries, { query: { currency, months, to, ...part }, signal }),
    refetchOnMount: 'always',
  });

/** What the coming months are expected to bring, as known at the end of a day. */
export const forecastQuery = (currency: Currency, months: number, asAt: PlainDate) =>
  queryOptions({
    queryKey: ['forecast', currency, months, asAt],
    queryFn: ({ signal }) => request(getForecast, { query: { currency, months, as_at: asAt }, signal }),
    refetchOnMount: 'always',
  });
