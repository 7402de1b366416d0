import type { Property } from '@rentsafe/domain/property';
import { unitForm } from '@rentsafe/domain/unit';
import { TextField } from '@rentsafe/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { addUnit, showUnits, unitsKey } from '../../../../calls/properties';
import { CreationDialog } from '../../../../forms/CreationDialog';

export interface AddUnitProps {
  property: Property;
  onClose: () => void;
}

/** A new unit of a property. */
export function AddUnitDialog({ property: { id, name }, onClose }: AddUnitProps) {
  const queryClient = useQueryClient();
  const form = useMemo(() => unitForm(id), [id]);
  return (
    <CreationDialog
      title="Add Unit"
      description={`In ${name}`}
      creation={{
        record: 'unit',
        form,
        add: addUnit,
        lists: unitsKey(id),
        onCreated: () => showUnits(queryClient, id),
        recordOf: ({ unit_number = '' }) => ({ description: unit_number }),
      }}
      repeatable
      onClose={onClose}
    >
      <TextField label="Unit Number" name="unit_number" required autoComplete="off" />
    </CreationDialog>
  );
}
