import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';
import { useMemo } from 'react';

interface ReportTableProps<Row> {
  caption: string;
  columns: Column<Row>[];
  rows: readonly Row[];
}

const features = [stackedRows()];

/** A table of a report. Its rows have no id of their own; their order does not change while they are shown. */
export function ReportTable<Row>({ caption, columns, rows }: ReportTableProps<Row>) {
  const numbers = useMemo(() => new Map(rows.map((row, number) => [row, number])), [rows]);
  const table = useDataTable({ columns, rows, rowKey: (row) => numbers.get(row) ?? 0, features });
  return <DataTable {...table} caption={caption} status="ready" />;
}
