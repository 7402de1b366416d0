import { listAgeing, listRentCollection } from '@rentsafe/domain/ledgerReport';
import type { Currency } from '@rentsafe/domain/money';
import type { Month, PlainDate } from '@rentsafe/format/date';
import { queryOptions } from '@tanstack/react-query';
import { request } from './client';
import { listQueries } from './listQueries';

/** What each lease was charged and paid in a month. */
export function rentCollection(currency: Currency, month: Month) {
  const key = `rent collection ${currency} ${month}`;
  return listQueries(key, { list: listRentCollection, query: { currency, month }, isFresh: true });
}

/** What leases owe at the end of a day, by age, the largest first. */
export function ageing(currency: Currency, asAt: PlainDate) {
  const key = `ageing ${currency} ${asAt}`;
  return listQueries(key, { list: listAgeing, query: { currency, as_at: asAt }, isFresh: true });
}

/** Of all `collectionTotals`. */
export const collectionTotalsKey = 'rent collection totals';

/** What all leases together were charged and paid in a month. */
export const collectionTotals = (currency: Currency, month: Month) =>
  queryOptions({
    queryKey: [collectionTotalsKey, currency, month],
    queryFn: async ({ signal }) => {
      const query = { currency, month, page_size: 1 };
      return (await request(listRentCollection, { query, signal })).totals;
    },
    refetchOnMount: 'always',
  });
