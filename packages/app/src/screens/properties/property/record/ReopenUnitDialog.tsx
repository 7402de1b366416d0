import { today } from '@rentsafe/domain/date';
import { unitReopeningForm } from '@rentsafe/domain/unit';
import { DateField } from '@rentsafe/ui/DateField';
import { useQueryClient } from '@tanstack/react-query';
import { reopen, showUnits } from '../../../../calls/properties';
import { ActionDialog } from '../../../../forms/ActionDialog';
import type { UnitDialogProps } from './CloseUnitDialog';

/** Offers a closed unit again. */
export function ReopenUnitDialog({ unit: { id, property, unit_number }, onClose }: UnitDialogProps) {
  const queryClient = useQueryClient();
  return (
    <ActionDialog
      title={`Reopen unit ${unit_number}`}
      form={unitReopeningForm}
      send={async (body, key) => {
        await reopen(id, body, key);
        showUnits(queryClient, property.id);
      }}
      submitLabel="Reopen unit"
      pendingLabel="Reopening unit..."
      done="Unit reopened"
      failure="Failed to reopen unit"
      onClose={onClose}
    >
      <DateField label="Vacant From" name="on" required defaultValue={today()} />
    </ActionDialog>
  );
}
