import { contractorForm } from '@rentsafe/domain/contractor';
import { useQueryClient } from '@tanstack/react-query';
import { addContractor, contractorList, showContractors } from '../../../../calls/contractors';
import { CreationDialog } from '../../../../forms/CreationDialog';
import { contractorPath } from '../../../../paths';
import { ContractorFields } from './ContractorFields';

export interface AddContractorProps {
  /** The trade that it starts with. */
  industry?: string | undefined;
  onAdded?: (added: { id: number; name: string }) => void;
  onClose: () => void;
}

/** A new contractor of the book. */
export function AddContractorDialog({ industry, onAdded, onClose }: AddContractorProps) {
  const queryClient = useQueryClient();
  return (
    <CreationDialog
      title="Add Contractor"
      creation={{
        record: 'contractor',
        form: contractorForm,
        add: addContractor,
        lists: contractorList.key,
        onCreated: ({ id, name = '' }) => {
          showContractors(queryClient);
          onAdded?.({ id, name });
        },
        recordOf: ({ id, name = '' }) => ({
          description: name,
          link: { label: 'Open contractor', href: contractorPath(id) },
        }),
      }}
      onClose={onClose}
    >
      <ContractorFields industry={industry} />
    </CreationDialog>
  );
}
