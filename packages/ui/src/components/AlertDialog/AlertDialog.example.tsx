import { AlertDialog } from '@rentsafe/ui/AlertDialog';
import { Button } from '@rentsafe/ui/Button';
import { toast } from '@rentsafe/ui/Toast';
import { useState } from 'react';

export function DeactivateUser({ name = 'Chipo Dube' }: { name?: string }) {
  const [isAsking, setAsking] = useState(false);
  const deactivate = () => {
    setAsking(false);
    toast.success(`${name} deactivated`);
  };
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        Deactivate
      </Button>
      <AlertDialog
        open={isAsking}
        title={`Deactivate ${name}?`}
        description="They'll be signed out and won't be able to sign in. An Admin can reactivate them later."
        confirmLabel="Deactivate"
        onConfirm={deactivate}
        onOpenChange={({ open }) => setAsking(open)}
      />
    </>
  );
}
