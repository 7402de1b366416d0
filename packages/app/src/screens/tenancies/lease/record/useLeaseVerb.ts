import type { Lease } from '@rentsafe/domain/lease';
import { useQueryClient } from '@tanstack/react-query';
import { leaseQuery, showLeaseChange } from '../../../../calls/leases';
import { readAgainOnConflict } from '../../../../calls/readAgainOnConflict';

/**
 * Carries out what changes the state of a lease, and shows it so. Refused, because someone else has changed the state, the
 * page shows the lease as it is now. Throws `ApiError`.
 */
export function useLeaseVerb({ id }: Pick<Lease, 'id'>) {
  const queryClient = useQueryClient();
  return (send: () => Promise<Lease>): Promise<void> =>
    readAgainOnConflict(queryClient, { queryKey: leaseQuery(id).queryKey, exact: true }, async () =>
      showLeaseChange(queryClient, await send()),
    );
}
