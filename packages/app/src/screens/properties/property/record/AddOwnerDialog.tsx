import { ownershipForm, type Property } from '@rentsafe/domain/property';
import { DateField } from '@rentsafe/ui/DateField';
import { useQueryClient } from '@tanstack/react-query';
import { addOwner, showOwners } from '../../../../calls/properties';
import { ActionDialog } from '../../../../forms/ActionDialog';
import { Fields } from '../../../../forms/Fields';
import { LandlordFields } from '../../landlord/list/LandlordFields';

export interface AddOwnerProps {
  property: Property;
  onClose: () => void;
}

/** Enters to whom a property belonged earlier. Who owns it now is changed by a transfer. */
export function AddOwnerDialog({ property: { id, name }, onClose }: AddOwnerProps) {
  const queryClient = useQueryClient();
  return (
    <ActionDialog
      title="Add earlier owner"
      description={`${name} belonged to another landlord in the past. For a sale, close this and choose Transfer.`}
      form={ownershipForm}
      send={async (body, key) => showOwners(queryClient, id, await addOwner(id, body, key))}
      submitLabel="Add owner"
      pendingLabel="Adding owner..."
      done="Owner added"
      failure="Failed to add owner"
      onClose={onClose}
    >
      <Fields>
        <LandlordFields />
        <DateField label="From" name="from_on" required />
        <DateField label="To" name="to_on" required hint="The last day." />
      </Fields>
    </ActionDialog>
  );
}
