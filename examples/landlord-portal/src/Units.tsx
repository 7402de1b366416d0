'use client';

import { toDecimal } from '@rentsafe/format/money';
import { Button } from '@rentsafe/ui/Button';
import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { type Filter, filters } from '@rentsafe/ui/DataTableFilters';
import { type Sort, sorting } from '@rentsafe/ui/DataTableSort';
import { DateText } from '@rentsafe/ui/DateText';
import { Money } from '@rentsafe/ui/Money';
import { toast } from '@rentsafe/ui/Toast';
import { useState } from 'react';
import type { Unit } from './data';
import { EditUnit } from './EditUnit';

const columns: Column<Unit>[] = [
  { id: 'name', header: 'Unit', cell: 'name', rowHeader: true },
  { id: 'property', header: 'Property', cell: 'property' },
  { id: 'tenant', header: 'Tenant', cell: 'tenant' },
  {
    id: 'rent',
    header: 'Rent',
    kind: 'money',
    cell: ({ rent }) => <Money amount={toDecimal(rent)} />,
    value: ({ rent }) => Number(rent),
  },
  {
    id: 'leaseEnds',
    header: 'Lease ends',
    cell: ({ leaseEnds }) => <DateText value={leaseEnds} />,
    value: (unit) => unit.leaseEnds,
  },
];

const definitions: Filter<Unit>[] = [
  { id: 'property', label: 'Property', type: 'text', value: ({ property }) => property },
];

export function Units({ initialUnits }: { initialUnits: Unit[] }) {
  const [units, setUnits] = useState(initialUnits);
  const [sort, setSort] = useState<Sort>();
  const [edited, setEdited] = useState<Unit>();
  const table = useDataTable({
    columns,
    rows: units,
    rowKey: ({ id }) => id,
    features: [
      sorting({ sort, onSortChange: (event) => setSort(event.sort) }),
      filters<Unit>({ filters: definitions }),
    ],
  });
  const save = (unit: Unit) => {
    setUnits(units.map((other) => (other.id === unit.id ? unit : other)));
    toast.success(`${unit.name} saved`);
  };
  return (
    <>
      <DataTable
        {...table}
        caption="Units"
        status="ready"
        rowActions={(unit) => (
          <Button aria-label={`Edit ${unit.name}`} onClick={() => setEdited(unit)}>
            Edit
          </Button>
        )}
      />
      <EditUnit unit={edited} onClose={() => setEdited(undefined)} onSave={save} />
    </>
  );
}
