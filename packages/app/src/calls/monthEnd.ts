import { getMonthEnd, lockMonth, type MonthLockInput } from '@rentsafe/domain/monthEnd';
import type { Month } from '@rentsafe/format/date';
import { queryOptions } from '@tanstack/react-query';
import { request } from './client';

/** How far the end of a month has come, each time it is shown. */
export const monthEndQuery = (month: Month) =>
  queryOptions({
    queryKey: ['month end', month],
    queryFn: ({ signal }) => request(getMonthEnd, { query: { month }, signal }),
    refetchOnMount: 'always',
  });

/** Locks a month; what is not done is named. Throws `ApiError`. */
export const lockMonthEnd = (month: Month, body: MonthLockInput) =>
  request(lockMonth, { ids: { month }, body });
