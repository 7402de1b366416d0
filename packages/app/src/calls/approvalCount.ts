import { queryOptions } from '@tanstack/react-query';

/** How many the reader may approve. What is read of an approval is no part of the frame, which shows the number alone. */
export const approvalCountQuery = queryOptions({
  queryKey: ['approvals', 'count'],
  queryFn: async ({ signal }) => (await import('./approvals')).countApprovals(signal),
  staleTime: 60_000,
});
