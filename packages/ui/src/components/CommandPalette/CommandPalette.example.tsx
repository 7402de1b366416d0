import { Button } from '@rentsafe/ui/Button';
import { CommandPalette } from '@rentsafe/ui/CommandPalette';
import { useState } from 'react';

const groups = [
  {
    label: 'Screens',
    items: [
      { id: 'leases', label: 'Leases', href: '#leases' },
      { id: 'tenants', label: 'Tenants', href: '#tenants' },
    ],
  },
  { label: 'Actions', items: [{ id: 'add-lease', label: 'Add Lease' }] },
];

export function SearchEverywhere() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Search everywhere</Button>
      <CommandPalette
        open={isOpen}
        onOpenChange={({ open }) => setOpen(open)}
        onSelect={({ item }) => console.info(item.id)}
        title="Search everywhere"
        placeholder="Screen or action"
        groups={groups}
      />
    </>
  );
}
