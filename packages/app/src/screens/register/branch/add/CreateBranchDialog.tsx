import { type BranchRow, branchForm } from '@rentsafe/domain/branch';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { branchList } from '../../../../calls/branches';
import { addBranch } from '../../../../calls/companies';
import { CreationDialog } from '../../../../forms/CreationDialog';
import { branchPath } from '../../../../paths';
import { dotted } from '../../../../text/dotted';
import { BranchFields } from './BranchFields';

export interface CreateBranchDialogProps {
  company: BranchRow['company'];
  onClose: () => void;
}

/** A new branch of a company: name, contacts, addresses. */
export function CreateBranchDialog({ company, onClose }: CreateBranchDialogProps) {
  const queryClient = useQueryClient();
  const form = useMemo(() => branchForm(company.id), [company.id]);

  return (
    <CreationDialog
      title="Create A New Branch"
      description={`For ${company.registration_name}`}
      creation={{
        record: 'branch',
        form,
        add: addBranch,
        lists: branchList.key,
        recordOf: ({ id, branch_name }) => ({
          description: dotted(branch_name, company.registration_name),
          link: { label: 'Open record', href: branchPath(company.id, id) },
        }),
        onCreated: () => void queryClient.invalidateQueries({ queryKey: branchList.key }),
      }}
      repeatable
      onClose={onClose}
    >
      <BranchFields company={company} />
    </CreationDialog>
  );
}
