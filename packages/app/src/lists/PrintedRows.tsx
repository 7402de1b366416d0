import { type Column, DataTable, type DataTableProps } from '@rentsafe/ui/DataTable';
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

/** A table on a screen lays out a thousand rows at once; paper takes all. */
const EveryRow: NonNullable<NonNullable<DataTableProps<unknown>['extras']>['Body']> = ({
  columns,
  rows,
  rowKey,
}) =>
  rows.map((row) => (
    <tr key={rowKey(row)}>
      {columns.map(({ id, render, className }) => (
        <td key={id} className={className}>
          {render(row)}
        </td>
      ))}
    </tr>
  ));

const extras = { Body: EveryRow };

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
          extras={extras as DataTableProps<Row>['extras'] & object}
        />
        <PrintFooter user={user} />
      </div>
    </div>
  );
}
