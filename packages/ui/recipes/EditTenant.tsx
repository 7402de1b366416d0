import { FormDialog } from '@rentsafe/ui/FormDialog';
import { TextField } from '@rentsafe/ui/TextField';
import { toast } from '@rentsafe/ui/Toast';
import { z } from 'zod';
import type { Tenant } from './Tenants';

// Any Standard Schema. Its issues stand at the fields of the same name.
const tenantForm = z.object({ name: z.string().min(2, 'Enter the full name.'), city: z.string() });

interface EditTenantProps {
  /** The record that is edited; undefined while none is. */
  tenant: Tenant | undefined;
  onClose: () => void;
  /** Yours. */
  save: (id: number, changes: z.infer<typeof tenantForm>) => Promise<Response>;
}

export function EditTenant({ tenant, onClose, save }: EditTenantProps) {
  return (
    <FormDialog
      open={tenant !== undefined}
      onOpenChange={onClose}
      title="Edit Tenant"
      submitLabel="Save"
      pendingLabel="Saving..."
      schema={tenantForm}
      onSubmit={async ({ value }) => {
        const response = await save(tenant?.id ?? 0, value);
        // What is returned is shown, `form` above the fields and `fields` at each; returning nothing closes the dialog.
        if (response.status === 422) return { fields: await response.json() };
        if (!response.ok) return { form: 'The tenant was not saved. Try again.' };
        toast.success(`${value.name} saved`);
        return undefined;
      }}
    >
      <TextField label="Name" name="name" defaultValue={tenant?.name} required />
      <TextField label="City" name="city" defaultValue={tenant?.city ?? ''} />
    </FormDialog>
  );
}
