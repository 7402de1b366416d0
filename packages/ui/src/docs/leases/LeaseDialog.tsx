import { DateField } from '@rentsafe/ui/DateField';
import { FormDialog } from '@rentsafe/ui/FormDialog';
import { MoneyField } from '@rentsafe/ui/MoneyField';
import { Select } from '@rentsafe/ui/Select';
import { TextField } from '@rentsafe/ui/TextField';
import { type Lease, type LeaseInput, leaseInput, statusOptions } from './leases';

export interface LeaseDialogProps {
  /** The lease to edit; without it a new one is added. */
  lease?: Lease;
  leases: readonly Lease[];
  onSave: (input: LeaseInput) => void;
  onClose: () => void;
}

export function LeaseDialog({ lease, leases, onSave, onClose }: LeaseDialogProps) {
  const isLet = ({ unit, status }: LeaseInput) =>
    status !== 'Ended' &&
    leases.some((other) => other.id !== lease?.id && other.unit === unit && other.status !== 'Ended');
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={lease ? 'Edit Lease' : 'Add Lease'}
      submitLabel={lease ? 'Save Lease' : 'Add Lease'}
      pendingLabel={lease ? 'Saving Lease...' : 'Adding Lease...'}
      schema={leaseInput}
      onSubmit={async ({ value }) => {
        // What the server refuses is shown at its field, and the dialog stays open.
        if (isLet(value)) return { fields: { unit: 'This unit is let already.' } };
        onSave(value);
      }}
    >
      <TextField label="Tenant" name="tenant" defaultValue={lease?.tenant} required />
      <TextField label="Unit" name="unit" defaultValue={lease?.unit} required />
      <Select
        label="Status"
        name="status"
        options={statusOptions}
        defaultValue={lease?.status ?? 'Active'}
        required
      />
      <DateField label="Starts" name="starts_on" defaultValue={lease?.starts_on} required />
      <MoneyField label="Rent" name="rent" min={1} defaultValue={lease?.rent} required />
    </FormDialog>
  );
}
