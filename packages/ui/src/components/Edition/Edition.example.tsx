import { ConflictNotice, useEdition } from '@rentsafe/ui/Edition';
import { FormDialog } from '@rentsafe/ui/FormDialog';
import { TextField } from '@rentsafe/ui/TextField';
import { toast } from '@rentsafe/ui/Toast';

interface Vehicle {
  version: number;
  plate: string;
}

/** Yours: throws the answer where that is no success. */
async function request(init: RequestInit): Promise<Vehicle> {
  const response = await fetch('/vehicles/7', init);
  if (!response.ok) throw response;
  return response.json() as Promise<Vehicle>;
}

export function EditVehicle({ vehicle, onClose }: { vehicle: Vehicle; onClose: () => void }) {
  const edition = useEdition({
    before: vehicle,
    version: vehicle.version,
    valuesOf: ({ plate }) => ({ plate }),
    save: (changes, { version, signal }) => {
      const headers = { 'If-Match': String(version) };
      return request({ method: 'PATCH', body: JSON.stringify(changes), headers, signal });
    },
    read: request,
    refusal: (error) =>
      error instanceof Response && error.status < 500
        ? { kind: error.status === 412 ? 'stale' : 'issues' }
        : { kind: 'unanswered' },
    fields: { plate: 'Plate' },
    onSaved: () => toast.success('Vehicle saved'),
  });
  return (
    <FormDialog
      {...edition.form}
      open
      onOpenChange={onClose}
      title="Edit Vehicle"
      submitLabel="Save"
      pendingLabel="Saving..."
    >
      <ConflictNotice edition={edition} />
      <TextField label="Plate" name="plate" defaultValue={vehicle.plate} required />
    </FormDialog>
  );
}
