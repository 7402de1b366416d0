import { contractorForm } from '@rentsafe/domain/contractor';
import { useQueryClient } from '@tanstack/react-query';
import { addContractor, contractorList, showContractors } from '../../../../calls/contractors';
import { CreationDialog } from '../../../../forms/CreationDialog';
import { contractorPath } from '../../../../paths';
import { ContractorFields } from './ContractorFields';

/** A new contractor of the book. */
export function AddContractorDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  return (
    <CreationDialog
      title="Add Contractor"
      creation={{
        record: 'contractor',
        form: contractorForm,
        add: addContractor,
        lists: contractorList.key,
        onCreated: () => showContractors(queryClient),
        recordOf: ({ id, name = '' }) => ({
          description: name,
          link: { label: 'Open contractor', href: contractorPath(id) },
        }),
      }}
      onClose={onClose}
    >
      <ContractorFields />
    </CreationDialog>
  );
}
