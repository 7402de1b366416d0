import { Button } from '@rentsafe/ui/Button';
import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { type Filter, filters } from '@rentsafe/ui/DataTableFilters';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';
import { sorting } from '@rentsafe/ui/DataTableSort';
import { DateText } from '@rentsafe/ui/DateText';
import { Money } from '@rentsafe/ui/Money';
import { toast } from '@rentsafe/ui/Toast';
import { useState } from 'react';
import { LeaseDialog } from './LeaseDialog';
import { LeaseReport } from './LeaseReport';
import { type Lease, type LeaseInput, sampleLeases, statusOptions } from './leases';

const columns: Column<Lease>[] = [
  { id: 'tenant', header: 'Tenant', cell: 'tenant', rowHeader: true },
  { id: 'unit', header: 'Unit', cell: 'unit' },
  { id: 'status', header: 'Status', cell: 'status' },
  {
    id: 'starts_on',
    header: 'Starts',
    kind: 'date',
    cell: ({ starts_on }) => <DateText value={starts_on} />,
    value: ({ starts_on }) => starts_on,
  },
  {
    id: 'rent',
    header: 'Rent',
    kind: 'money',
    cell: ({ rent }) => <Money amount={rent} />,
    value: ({ rent }) => Number(rent),
  },
];

const definitions: Filter<Lease>[] = [
  { id: 'tenant', label: 'Tenant', type: 'text', value: ({ tenant }) => tenant },
  {
    id: 'status',
    label: 'Status',
    type: 'someOf',
    options: statusOptions,
    value: ({ status }) => status,
  },
  { id: 'starts_on', label: 'Starts', type: 'dates', value: ({ starts_on }) => starts_on },
];

type Open = { dialog: 'add' } | { dialog: 'edit' | 'report'; lease: Lease } | undefined;

export function LeasesScreen() {
  const [leases, setLeases] = useState(sampleLeases);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);

  const table = useDataTable({
    columns,
    rows: leases,
    rowKey: ({ id }) => id,
    features: [filters<Lease>({ filters: definitions }), sorting(), stackedRows()],
  });

  const add = (input: LeaseInput) => {
    setLeases((all) => [{ ...input, id: all.length + 1 }, ...all]);
    toast.success(`Lease of ${input.tenant} added`);
  };
  const change = (id: number, input: LeaseInput) => {
    setLeases((all) => all.map((lease) => (lease.id === id ? { ...input, id } : lease)));
    toast.success(`Lease of ${input.tenant} saved`);
  };

  return (
    <>
      <DataTable
        {...table}
        caption="Leases"
        title="Leases"
        status="ready"
        actions={
          <Button variant="primary" onClick={() => setOpen({ dialog: 'add' })}>
            Add Lease
          </Button>
        }
        rowActions={(lease) => (
          <>
            <Button
              aria-label={`Edit lease of ${lease.tenant}`}
              onClick={() => setOpen({ dialog: 'edit', lease })}
            >
              Edit
            </Button>
            <Button
              aria-label={`Report on ${lease.tenant}`}
              onClick={() => setOpen({ dialog: 'report', lease })}
            >
              Report
            </Button>
          </>
        )}
      />
      {open?.dialog === 'add' && <LeaseDialog leases={leases} onSave={add} onClose={close} />}
      {open?.dialog === 'edit' && (
        <LeaseDialog
          lease={open.lease}
          leases={leases}
          onSave={(input) => change(open.lease.id, input)}
          onClose={close}
        />
      )}
      {open?.dialog === 'report' && <LeaseReport lease={open.lease} onClose={close} />}
    </>
  );
}
