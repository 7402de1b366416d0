import { clientForm } from '@rentsafe/domain/client';
import { Combobox } from '@rentsafe/ui/Combobox';
import { TextField } from '@rentsafe/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { addClient, clientList } from '../../../calls/clients';
import { findCompanies } from '../../../calls/companies';
import { CreationDialog } from '../../../forms/CreationDialog';

/** A new client company, whose users can then be added. */
export function AddClientDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  return (
    <CreationDialog
      title="Add Client"
      creation={{
        record: 'client',
        form: clientForm,
        add: addClient,
        lists: clientList.key,
        onCreated: () => void queryClient.invalidateQueries({ queryKey: clientList.key }),
      }}
      onClose={onClose}
    >
      <TextField label="Name" name="name" required autoComplete="off" />
      <Combobox
        label="Company"
        name="company"
        search={findCompanies}
        hint="The company whose branches and reports its users can see."
      />
    </CreationDialog>
  );
}
