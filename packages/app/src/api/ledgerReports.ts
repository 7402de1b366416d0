import type { Month, PlainDate } from '@rentsafe/domain/date';
import { listAgeing, listRentCollection } from '@rentsafe/domain/ledgerReport';
import type { Currency } from '@rentsafe/domain/money';
import { queryOptions } from '@tanstack/react-query';
import { request } from './client';
import { listQueries } from './listQueries';
import type { ListState } from './listState';

/** Whatever was posted meanwhile is in a report each time it is shown. */
const fresh = { refetchOnMount: 'always' } as const;

/** What each lease was charged and paid in a month. */
export function rentCollection(currency: Currency, month: Month) {
  const key = `rent collection ${currency} ${month}`;
  const { page, ...queries } = listQueries(key, { list: listRentCollection, query: { currency, month } });
  return { ...queries, page: (list: ListState) => ({ ...page(list), ...fresh }) };
}

/** What leases owe at the end of a day, by age, the largest first. */
export function ageing(currency: Currency, asAt: PlainDate) {
  const key = `ageing ${currency} ${asAt}`;
  const { page, ...queries } = listQueries(key, { list: listAgeing, query: { currency, as_at: asAt } });
  return { ...queries, page: (list: ListState) => ({ ...page(list), ...fresh }) };
}

/** What all leases together were charged and paid in a month. */
export const collectionTotals = (currency: Currency, month: Month) =>
  queryOptions({
    queryKey: ['rent collection totals', currency, month],
    queryFn: async ({ signal }) => {
      const query = { currency, month, page_size: 1 };
      return (await request(listRentCollection, { query, signal })).totals;
    },
    ...fresh,
  });
