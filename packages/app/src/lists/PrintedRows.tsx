import { type Column, DataTable, type DataTableFeature, useDataTable } from '@rentsafe/ui/DataTable';
import { PrintFooter } from '@rentsafe/ui/Print';
import type { ReactNode } from 'react';
import { PaperHead } from '../frame/PaperHead';
import { PrintNow } from './PrintNow';
import * as styles from './RecordList.css';
import type { PrintJob } from './useListExport';

interface PrintedRowsProps<Row> {
  job: PrintJob<Row>;
  /** What the rows come to. */
  summary?: ReactNode;
  columns: readonly Column<Row>[];
  /** Ids of the columns that are left out. */
  hidden: readonly string[] | undefined;
  features: readonly DataTableFeature<Row>[];
  rowKey: (row: Row) => number;
  user: string;
  onPrinted: () => void;
}

/** Rows that are not on the screen, out of sight, and printed at once. */
export function PrintedRows<Row>({
  job: { name, rows },
  summary,
  columns,
  hidden = none,
  features,
  rowKey,
  user,
  onPrinted,
}: PrintedRowsProps<Row>) {
  const table = useDataTable({ columns, rows, rowKey, features });
  const shown = table.columns.filter(({ id, rowHeader }) => rowHeader || !hidden.includes(id));
  return (
    <PrintNow name={name} onPrinted={onPrinted}>
      <PaperHead title={name} />
      {summary && <div className={styles.summary}>{summary}</div>}
      <DataTable
        {...table}
        columns={shown}
        caption={name}
        status="ready"
        rowsAtOnce={Number.POSITIVE_INFINITY}
      />
      <PrintFooter user={user} />
    </PrintNow>
  );
}

const none: readonly never[] = [];
