import type { CsvColumn } from '@rentsafe/ui/CsvImport';

/** The values of a lease in a file; the ids are those of the call. */
export const leaseColumns: readonly CsvColumn[] = [
  { id: 'property', label: 'Property', required: true },
  { id: 'unit_number', label: 'Unit', required: true },
  { id: 'tenant_number', label: 'Tenant Number', required: true },
  { id: 'lease_number', label: 'Lease Number' },
  { id: 'from_on', label: 'Starts', kind: 'date', required: true },
  { id: 'to_on', label: 'Ends', kind: 'date' },
  { id: 'due_day', label: 'Due Day', kind: 'whole' },
  { id: 'business_use', label: 'Business Use', kind: 'yesNo' },
  { id: 'rent_currency', label: 'Rent Currency', required: true },
  { id: 'rent_amount', label: 'Rent', kind: 'amount', required: true },
  { id: 'deposit_currency', label: 'Deposit Currency' },
  { id: 'deposit_amount', label: 'Deposit', kind: 'amount' },
];
