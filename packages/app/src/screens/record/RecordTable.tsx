import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';

interface RecordTableProps<Row> {
  title: string;
  columns: Column<Row>[];
  rows: readonly Row[] | null | undefined;
}

const none: readonly never[] = [];
const features = [stackedRows()];

/** A list that belongs to a record: all of it, in its order. */
export function RecordTable<Row>({ title, columns, rows: given }: RecordTableProps<Row>) {
  const rows = given ?? none;
  const table = useDataTable({ columns, rows, rowKey: (row) => rows.indexOf(row), features });
  return <DataTable {...table} title={title} caption={title} status="ready" />;
}
