import { Button } from '@rentsafe/ui/Button';
import { Dialog } from '@rentsafe/ui/Dialog';
import { useState } from 'react';

export function LeaseTerms() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show terms</Button>
      <Dialog
        open={isOpen}
        onOpenChange={close}
        title="Terms of this lease"
        initialFocus="title"
        closeOnOutside
        footer={<Button onClick={close}>Close</Button>}
      >
        Rent is due on the first of each month, with five days of grace.
      </Dialog>
    </>
  );
}
