import type { Contractor, ContractorStatus } from '@rentsafe/domain/contractor';
import { toast } from '@rentsafe/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { changeContractor, contractorList, showContractorChange } from '../../../../calls/contractors';
import { reportFailure } from '../../../../forms/refusal';

/** Makes a contractor active or inactive. Refused, the list shows it as it is now. */
export function useContractorStatus() {
  const queryClient = useQueryClient();
  return useCallback(
    async ({ id, name, version }: Contractor, status: ContractorStatus) => {
      try {
        const changed = await changeContractor(id, { is_active: status === 'Active', version });
        showContractorChange(queryClient, changed);
        toast.success(`${name} is ${status.toLowerCase()}`);
      } catch (refusal) {
        reportFailure('Failed to change the status', refusal);
        void queryClient.invalidateQueries({ queryKey: contractorList.key });
      }
    },
    [queryClient],
  );
}
