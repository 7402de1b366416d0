import type { Month } from '@rentsafe/domain/date';
import { getMonthEnd } from '@rentsafe/domain/monthEnd';
import { queryOptions } from '@tanstack/react-query';
import { request } from './client';

/** How far the end of a month has come, each time it is shown. */
export const monthEndQuery = (month: Month) =>
  queryOptions({
    queryKey: ['month end', month],
    queryFn: ({ signal }) => request(getMonthEnd, { query: { month }, signal }),
    refetchOnMount: 'always',
  });
