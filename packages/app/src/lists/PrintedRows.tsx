import { type Column, DataTable } from '@rentsafe/ui/DataTable';
import { PrintFooter, PrintHeader, usePrint } from '@rentsafe/ui/Print';
import { useEffect, useRef } from 'react';
import { brand } from '../page/brand';
import { showPrintProblem } from '../page/printProblem';
import type { PrintJob } from './useListExport';

interface PrintedRowsProps<Row> {
  job: PrintJob<Row>;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => number;
  user: string;
  onPrinted: () => void;
}

/** Rows that are not on the screen, out of sight, and printed at once. */
export function PrintedRows<Row>({
  job: { name, rows },
  columns,
  rowKey,
  user,
  onPrinted,
}: PrintedRowsProps<Row>) {
  const paper = useRef<HTMLDivElement>(null);
  const { print } = usePrint({ content: paper, documentTitle: name, onProblem: showPrintProblem });
  const start = useRef({ print, onPrinted });
  const started = useRef(false);
  useEffect(() => {
    // Development runs effects twice.
    if (started.current) return;
    started.current = true;
    void start.current.print().then(start.current.onPrinted);
  }, []);
  return (
    <div hidden>
      <div ref={paper}>
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
      </div>
    </div>
  );
}
