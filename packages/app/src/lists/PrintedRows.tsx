import { type Column, DataTable } from '@rentsafe/ui/DataTable';
import { PrintFooter, PrintHeader } from '@rentsafe/ui/Print';
import type { ReactNode } from 'react';
import { brand } from '../page/brand';
import { PrintNow } from './PrintNow';
import * as styles from './RecordList.css';
import type { PrintJob } from './useListExport';

interface PrintedRowsProps<Row> {
  job: PrintJob<Row>;
  /** What the rows come to. */
  summary?: ReactNode;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => number;
  user: string;
  onPrinted: () => void;
}

/** Rows that are not on the screen, out of sight, and printed at once. */
export const PrintedRows = <Row,>({
  job: { name, rows },
  summary,
  columns,
  rowKey,
  user,
  onPrinted,
}: PrintedRowsProps<Row>) => (
  <PrintNow name={name} onPrinted={onPrinted}>
    <PrintHeader title={name} brand={brand.name} />
    {summary && <div className={styles.summary}>{summary}</div>}
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
