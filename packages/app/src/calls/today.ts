import { getToday } from '@rentsafe/domain/today';
import { queryOptions } from '@tanstack/react-query';
import { request } from './client';

const SAMPLES_MS = 3_000;

/** How the own book stands now: read at each opening, and again and again while samples are being added. */
export const todayQuery = queryOptions({
  queryKey: ['today'],
  queryFn: ({ signal }) => request(getToday, { signal }),
  refetchOnMount: 'always',
  // It shows how samples come in.
  refetchInterval: ({ state }) => (state.data?.samples ? SAMPLES_MS : false),
});
