import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';
import { useMemo } from 'react';

interface RecordTableProps<Row> {
  title: string;
  /** Whether the title stands above it; it names the table in any case. @default true */
  isTitled?: boolean;
  columns: Column<Row>[];
  rows: readonly Row[] | null | undefined;
  /** What it is for, and what to do first, where it has no rows. */
  emptyHelp?: string;
}

const none: readonly never[] = [];
const features = [stackedRows()];

/** A list that belongs to a record or a report: all of it, in its order. Its rows need no id. */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  const { title, isTitled = true, columns, rows: given, emptyHelp } = props;
  const rows = given ?? none;
  const numbers = useMemo(() => new Map(rows.map((row, number) => [row, number])), [rows]);
  const table = useDataTable({ columns, rows, rowKey: (row) => numbers.get(row) ?? 0, features });
  return (
    <DataTable {...table} title={isTitled && title} caption={title} status="ready" emptyHelp={emptyHelp} />
  );
}
