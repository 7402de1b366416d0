import type { Month } from '@rentsafe/format/date';
import { useQuery } from '@tanstack/react-query';
import { runList } from '../../../calls/invoicing';
import { PAGE_SIZE } from '../../../calls/listState';

const newest = { q: '', page: 1, pageSize: PAGE_SIZE, ordering: '', filters: {} };

/** Whether one of the newest runs charged that month. */
export function useWasCharged(month: Month): boolean {
  const { data } = useQuery(runList.page(newest));
  return data?.results.some((run) => run.month === month) ?? false;
}
