import { today } from '@rentsafe/domain/date';
import { type Property, propertyTransferForm } from '@rentsafe/domain/property';
import { DateField } from '@rentsafe/ui/DateField';
import { useQueryClient } from '@tanstack/react-query';
import { showPropertyChange, transfer } from '../../../../calls/properties';
import { ActionDialog } from '../../../../forms/ActionDialog';
import { Fields } from '../../../../forms/Fields';
import { LandlordFields } from '../../landlord/list/LandlordFields';

export interface TransferProps {
  property: Property;
  onClose: () => void;
}

/** Gives a property another owner from a day on. */
export function TransferDialog({ property: { id, name, landlord }, onClose }: TransferProps) {
  const queryClient = useQueryClient();
  return (
    <ActionDialog
      title={`Transfer ${name}`}
      description={`From ${landlord.name} to another landlord. Leases and units are not affected.`}
      form={propertyTransferForm}
      send={async (body, key) => showPropertyChange(queryClient, await transfer(id, body, key))}
      submitLabel="Transfer"
      pendingLabel="Transferring..."
      done="Property transferred"
      failure="Failed to transfer property"
      onClose={onClose}
    >
      <Fields>
        <LandlordFields />
        <DateField label="Owner Since" name="from_on" required defaultValue={today()} />
      </Fields>
    </ActionDialog>
  );
}
