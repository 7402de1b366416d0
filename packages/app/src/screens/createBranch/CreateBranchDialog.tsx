import { type BranchRow, branchControl, branchFromForm } from '@rentsafe/domain/branch';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { refreshBranches } from '../../api/branches';
import { addBranch } from '../../api/companies';
import { findIndividuals } from '../../api/individuals';
import { placesFrom } from '../../api/locations';
import { useCreation } from '../../forms/useCreation';
import { CreateBranchForm } from './CreateBranchForm';

export interface CreateBranchDialogProps {
  company: BranchRow['company'];
  onClose: () => void;
}

export function CreateBranchDialog({ company, onClose }: CreateBranchDialogProps) {
  const queryClient = useQueryClient();
  const loadPlaces = useMemo(() => placesFrom(queryClient), [queryClient]);
  const submit = useCreation({
    record: 'branch',
    send: (entries, idempotencyKey) => addBranch(branchFromForm(entries, company.id), idempotencyKey),
    onCreated: () => refreshBranches(queryClient),
    controlOf: branchControl,
  });

  return (
    <CreateBranchForm
      company={company}
      onSubmit={submit}
      onClose={onClose}
      loadPlaces={loadPlaces}
      searchIndividuals={findIndividuals}
    />
  );
}
