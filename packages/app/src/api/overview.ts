import { getOverview } from '@rentsafe/domain/ledgerReport';
import { queryOptions } from '@tanstack/react-query';
import { request } from './client';

/** What is owed today to the client and by its company, read again at each opening. */
export const overviewQuery = () =>
  queryOptions({
    queryKey: ['overview'],
    queryFn: ({ signal }) => request(getOverview, { signal }),
    refetchOnMount: 'always',
  });
