import { type BranchRow, branchForm } from '@rentsafe/domain/branch';
import { ContactRepeater } from '@rentsafe/ui/ContactRepeater';
import { TextField } from '@rentsafe/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { branchList } from '../../api/branches';
import { addBranch } from '../../api/companies';
import { findIndividuals } from '../../api/individuals';
import { Addresses } from '../../forms/Addresses';
import { CreationDialog } from '../../forms/CreationDialog';
import { Fields } from '../../forms/Fields';

export interface CreateBranchDialogProps {
  company: BranchRow['company'];
  onClose: () => void;
}

/** 'Moyo Stores (Private) Limited (1234/2020)' */
const companyText = ({ registration_name, registration_number }: BranchRow['company']) =>
  registration_number ? `${registration_name} (${registration_number})` : registration_name;

/** A new branch of a company: name, contacts, addresses. */
export function CreateBranchDialog({ company, onClose }: CreateBranchDialogProps) {
  const queryClient = useQueryClient();
  const form = useMemo(() => branchForm(company.id), [company.id]);

  return (
    <CreationDialog
      title="Create A New Branch"
      description={`Of ${company.registration_name}`}
      creation={{
        record: 'branch',
        form,
        add: addBranch,
        lists: branchList.key,
        onCreated: () => void queryClient.invalidateQueries({ queryKey: branchList.key }),
      }}
      onClose={onClose}
    >
      <Fields>
        <TextField label="Company" readOnly value={companyText(company)} />
        <TextField label="Branch Name" name="branch_name" required autoComplete="off" />
      </Fields>
      <ContactRepeater searchIndividuals={findIndividuals} />
      <Addresses />
    </CreationDialog>
  );
}
