import type { Lease } from '@rentsafe/domain/lease';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/ApiError';
import { leaseQuery, showLeaseChange } from '../../api/leases';

/**
 * Carries out what changes the state of a lease, and shows it so. Refused, because someone else has changed the state, the
 * page shows the lease as it is now. Throws `ApiError`.
 */
export function useLeaseVerb({ id }: Pick<Lease, 'id'>) {
  const queryClient = useQueryClient();
  return async (send: () => Promise<Lease>): Promise<void> => {
    try {
      showLeaseChange(queryClient, await send());
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'conflict') {
        void queryClient.invalidateQueries({ queryKey: leaseQuery(id).queryKey, exact: true });
      }
      throw error;
    }
  };
}
