import { today } from '@rentsafe/domain/date';
import { type Unit, unitClosureForm } from '@rentsafe/domain/unit';
import { DateField } from '@rentsafe/ui/DateField';
import { TextArea } from '@rentsafe/ui/TextArea';
import { useQueryClient } from '@tanstack/react-query';
import { close, showUnits } from '../../../../calls/properties';
import { ActionDialog } from '../../../../forms/ActionDialog';

export interface UnitDialogProps {
  unit: Unit;
  onClose: () => void;
}

/** Takes a unit off the market. */
export function CloseUnitDialog({ unit: { id, property, unit_number }, onClose }: UnitDialogProps) {
  const queryClient = useQueryClient();
  return (
    <ActionDialog
      title={`Close unit ${unit_number}`}
      description="The unit cannot be let until it is reopened."
      form={unitClosureForm}
      send={async (body, key) => {
        await close(id, body, key);
        showUnits(queryClient, property.id);
      }}
      submitLabel="Close unit"
      pendingLabel="Closing unit..."
      done="Unit closed"
      failure="Failed to close unit"
      onClose={onClose}
    >
      <DateField label="From" name="from_on" required defaultValue={today()} />
      <TextArea label="Reason" name="reason" required />
    </ActionDialog>
  );
}
