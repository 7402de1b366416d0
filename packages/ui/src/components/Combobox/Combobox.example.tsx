import { Combobox, type ComboboxOption } from '@rentsafe/ui/Combobox';
import { useState } from 'react';

const tenants: ComboboxOption[] = [
  { value: 1, label: 'Tendai Moyo', description: '63-123456 A 42' },
  { value: 2, label: 'Rudo Ncube', description: '63-654321 B 42' },
];

/** Yours asks the server, and hands `signal` on to `fetch`. */
const search = async (query: string) =>
  tenants.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));

export function TenantPicker() {
  const [tenant, setTenant] = useState<ComboboxOption | null>(null);
  return (
    <Combobox
      label="Tenant"
      name="tenant"
      search={search}
      hint={tenant ? `Chosen: ${tenant.label}` : 'Search by name or ID number.'}
      onValueChange={({ option }) => setTenant(option)}
    />
  );
}
