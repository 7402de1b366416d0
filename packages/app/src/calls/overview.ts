import { getOverview } from '@rentsafe/domain/ledgerReport';
import type { PlainDate } from '@rentsafe/format/date';
import { queryOptions } from '@tanstack/react-query';
import { request } from './client';

/** What is owed to the client and by its company at the end of a day, of today without one. Read again at each opening. */
export const overviewQuery = (asAt?: PlainDate) =>
  queryOptions({
    queryKey: ['overview', asAt ?? 'today'],
    queryFn: ({ signal }) => request(getOverview, { query: { as_at: asAt }, signal }),
    refetchOnMount: 'always',
  });
