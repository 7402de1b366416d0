import { type Approval, listApprovals } from '@rentsafe/domain/approval';
import { disbursementSteps } from '@rentsafe/domain/disbursement';
import { journalSteps } from '@rentsafe/domain/journal';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from './client';
import { everyRow } from './everyRow';

const approvalsKey = ['approvals'];

/** What waits for an approval, read each time it is shown. */
export const approvalsQuery = queryOptions({
  queryKey: [...approvalsKey, 'all'],
  queryFn: ({ signal }) =>
    everyRow(
      (paging) => request(listApprovals, { query: paging, signal }),
      ({ kind, id }) => `${kind} ${id}`,
    ),
  refetchOnMount: 'always',
});

/** The same, to be compared with what was read before. */
export const approvalsNowQuery = queryOptions({
  ...approvalsQuery,
  queryKey: [...approvalsKey, 'now'],
  staleTime: 0,
  gcTime: 0,
});

/** How many the reader may approve. */
export const countApprovals = async (signal: AbortSignal): Promise<number> =>
  (await request(listApprovals, { query: { mine: 'true', page: 1, page_size: 1 }, signal })).count;

/** As it was read: in another version it is refused. Throws `ApiError`. */
export async function approve({ kind, id, version }: Approval): Promise<void> {
  const sent = { ids: { id }, body: { version: version ?? 0 } };
  if (kind === 'journal') await request(journalSteps.calls.post, sent);
  else await request(disbursementSteps.calls.approve, sent);
}

/** An approval changes what is held, owed and to be done: all of it is read again. */
export const showApprovals = (queryClient: QueryClient): void => void queryClient.invalidateQueries();
