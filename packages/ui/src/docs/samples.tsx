import { type Column, DataTable, type DataTableProps, useDataTable } from '@rentsafe/ui/DataTable';
import type { DataTableFeature } from '@rentsafe/ui/DataTableFeature';

export interface Lease {
  id: number;
  tenant: string;
  unit: string;
  /** US dollars, as decimal text. */
  rent: string;
  due: string;
}

export const leases: readonly Lease[] = [
  { id: 1, tenant: 'Rudo Ncube', unit: 'Flat 4', rent: '450.00', due: '01 Dec 2026' },
  { id: 2, tenant: 'Tendai Moyo', unit: 'Shop 2', rent: '830.00', due: '03 Dec 2026' },
  { id: 3, tenant: 'Chipo Dube', unit: 'Flat 12', rent: '380.00', due: '01 Dec 2026' },
];

export const leaseColumns: readonly Column<Lease>[] = [
  { id: 'tenant', header: 'Tenant', cell: 'tenant', rowHeader: true },
  { id: 'unit', header: 'Unit', cell: 'unit' },
  { id: 'rent', header: 'Rent', cell: 'rent', kind: 'money' },
];

interface LeaseTableProps extends Partial<DataTableProps<Lease>> {
  features?: readonly DataTableFeature<Lease>[];
  rowName?: (lease: Lease) => string;
}

/** A small table of leases: what pictures of the features of a DataTable are drawn with. */
export function LeaseTable({
  columns = leaseColumns,
  rows = leases,
  rowName,
  total,
  features = [],
  ...rest
}: LeaseTableProps) {
  const table = useDataTable({ columns, rows, rowKey: ({ id }) => id, rowName, total, features });
  return <DataTable caption="Leases" status="ready" {...table} {...rest} />;
}
