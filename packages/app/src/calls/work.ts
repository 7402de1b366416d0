import type { listActivity } from '@rentsafe/domain/audit';
import type { listCompanies } from '@rentsafe/domain/company';
import { today } from '@rentsafe/domain/date';
import type { listIndividuals } from '@rentsafe/domain/individual';
import { addDays } from '@rentsafe/format/date';
import { queryOptions } from '@tanstack/react-query';
import { request } from './client';

/** The first of the seven days that end today. */
export const weekStart = () => addDays(today(), -6);

export type CountedList = typeof listActivity | typeof listCompanies | typeof listIndividuals;

/** How many records of a list match, read again at each opening. */
export const matchCount = <List extends CountedList>(list: List, query: Record<string, string>) =>
  queryOptions({
    queryKey: ['work', list.path, query],
    queryFn: async ({ signal }) => {
      const { count, count_is_capped } = await request(list, {
        query: { ...query, page: 1, page_size: 1 },
        signal,
      });
      return { count, count_is_capped };
    },
    refetchOnMount: 'always',
  });
