import { Button } from '@rentsafe/ui/Button';
import { Drawer } from '@rentsafe/ui/Drawer';
import { Select } from '@rentsafe/ui/Select';
import { useState } from 'react';

export function LeaseFilters() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      <Drawer open={isOpen} onOpenChange={({ open }) => setOpen(open)} title="Filters">
        <Select
          label="Status"
          placeholder="Any"
          options={[
            { value: 'active', label: 'Active' },
            { value: 'ended', label: 'Ended' },
          ]}
        />
      </Drawer>
    </>
  );
}
