import { type Column, DataTable } from '@rentsafe/ui/DataTable';
import { PrintFooter, PrintHeader } from '@rentsafe/ui/Print';
import { brand } from '../page/brand';
import { PrintNow } from './PrintNow';
import type { PrintJob } from './useListExport';

interface PrintedRowsProps<Row> {
  job: PrintJob<Row>;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => number;
  user: string;
  onPrinted: () => void;
}

/** Rows that are not on the screen, out of sight, and printed at once. */
export const PrintedRows = <Row,>({
  job: { name, rows },
  columns,
  rowKey,
  user,
  onPrinted,
}: PrintedRowsProps<Row>) => (
  <PrintNow name={name} onPrinted={onPrinted}>
    <PrintHeader title={name} brand={brand.name} />
    <DataTable
      caption={name}
      status="ready"
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      rowsAtOnce={Number.POSITIVE_INFINITY}
    />
    <PrintFooter user={user} />
  </PrintNow>
);
