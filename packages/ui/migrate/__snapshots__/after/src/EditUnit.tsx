import { toDecimal, toMinor } from '@rentsafe/format/money';
import { DateField } from '@rentsafe/ui/DateField';
import { FormDialog } from '@rentsafe/ui/FormDialog';
import { MoneyField } from '@rentsafe/ui/MoneyField';
import { TextField } from '@rentsafe/ui/TextField';
import { z } from 'zod';
import type { Unit } from './data';

const unitForm = z.object({
  tenant: z.string().transform((name) => name.trim() || null),
  rent: z
    .string()
    .regex(/^\d+(\.\d{1,2})?$/)
    .transform(toMinor),
  leaseEnds: z.string().transform((day) => day || null),
});

interface EditUnitProps {
  unit: Unit | undefined;
  onClose: () => void;
  onSave: (unit: Unit) => void;
}

export function EditUnit({ unit, onClose, onSave }: EditUnitProps) {
  return (
    <FormDialog
      open={unit !== undefined}
      onOpenChange={onClose}
      title={`Edit ${unit?.name ?? 'unit'}`}
      submitLabel="Save"
      pendingLabel="Saving..."
      schema={unitForm}
      onSubmit={({ value }) => {
        if (unit) onSave({ ...unit, ...value });
      }}
    >
      <TextField label="Tenant" name="tenant" defaultValue={unit?.tenant ?? ''} />
      <MoneyField label="Rent" name="rent" defaultValue={unit && toDecimal(unit.rent)} required />
      <DateField label="Lease ends" name="leaseEnds" defaultValue={unit?.leaseEnds ?? undefined} />
    </FormDialog>
  );
}
