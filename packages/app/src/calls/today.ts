import { getToday } from '@rentsafe/domain/today';
import { queryOptions } from '@tanstack/react-query';
import { request } from './client';

/** How the own book stands now: read at each opening. */
export const todayQuery = queryOptions({
  queryKey: ['today'],
  queryFn: ({ signal }) => request(getToday, { signal }),
  refetchOnMount: 'always',
});
