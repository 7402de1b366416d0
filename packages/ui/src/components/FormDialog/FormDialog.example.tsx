import { Button } from '@rentsafe/ui/Button';
import { FormDialog } from '@rentsafe/ui/FormDialog';
import { MoneyField } from '@rentsafe/ui/MoneyField';
import { TextField } from '@rentsafe/ui/TextField';
import { toast } from '@rentsafe/ui/Toast';
import { useState } from 'react';

export function AddUnit() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        Add Unit
      </Button>
      <FormDialog
        open={isOpen}
        onOpenChange={close}
        title="Add Unit"
        submitLabel="Add Unit"
        pendingLabel="Adding Unit..."
        onSubmit={async ({ entries }) => {
          await Promise.resolve(entries);
          close();
          toast.success(`${entries.get('name')} added`);
        }}
      >
        <TextField label="Name" name="name" required />
        <MoneyField label="Rent" name="rent" currency="USD" required />
      </FormDialog>
    </>
  );
}
