import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '../../internal/messages/messages';
import { type Column, DataTable, type DataTableFeature, type RowKey, useDataTable } from '../DataTable';
import { usePrint } from '../Print';
import { toast } from '../Toast';
import { listPageMessages } from './ListPage.messages';
import type { PrintJob } from './useListExport';

interface PrintedRowsProps<Row> {
  job: PrintJob<Row>;
  columns: readonly Column<Row>[];
  /** Ids of the columns that are left out. */
  hidden: readonly string[];
  features: readonly DataTableFeature<Row>[];
  rowKey: (row: Row) => RowKey;
  head: ReactNode;
  foot: ReactNode;
  onPrinted: () => void;
}

/** Rows that are not on the screen, laid out out of sight, and printed at once. */
export function PrintedRows<Row>(props: PrintedRowsProps<Row>) {
  const { job, columns, hidden, features, rowKey, head, foot, onPrinted } = props;
  const { name, rows } = job;
  const table = useDataTable({ columns, rows, rowKey, features });
  const shown = table.columns.filter(({ id, rowHeader }) => rowHeader || !hidden.includes(id));
  const messages = useMessages(listPageMessages);
  const paper = useRef<HTMLDivElement>(null);
  const { print } = usePrint({
    content: paper,
    documentTitle: name,
    onProblem: ({ problem }) =>
      void toast.error(problem === 'nothing' ? messages.nothingToPrint : messages.printingFailed),
  });
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
        {head}
        <DataTable
          {...table}
          columns={shown}
          caption={name}
          status="ready"
          rowsAtOnce={Number.POSITIVE_INFINITY}
        />
        {foot}
      </div>
    </div>
  );
}
