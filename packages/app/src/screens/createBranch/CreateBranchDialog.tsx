import { type BranchRow, branchControl, branchFromForm } from '@rentsafe/domain/branch';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { branchKeys, refreshBranches } from '../../api/branches';
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
  const creation = useCreation({
    record: 'branch',
    read: (entries) => branchFromForm(entries, company.id),
    add: addBranch,
    lists: branchKeys.lists,
    onCreated: () => refreshBranches(queryClient),
    controlOf: branchControl,
  });

  return (
    <CreateBranchForm
      company={company}
      onSubmit={creation.submit}
      unconfirmed={creation.unconfirmed}
      onClose={onClose}
      loadPlaces={loadPlaces}
      searchIndividuals={findIndividuals}
    />
  );
}
