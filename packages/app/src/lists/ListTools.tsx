import type { ExportInput } from '@rentsafe/domain/audit';
import type { Column } from '@rentsafe/ui/DataTable';
import { CsvButton } from '@rentsafe/ui/DataTableCsv';
import { PrintButton } from '@rentsafe/ui/Print';
import type { RefObject } from 'react';
import { recordListExport } from '../api/listExport';
import { showPrintProblem } from '../page/printProblem';

export interface ListToolsProps<Row> {
  /** Names the paper and the file; the local time is added. */
  name: string;
  list: ExportInput['list'];
  /** What was searched for; '' for nothing. */
  q: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** What is printed. */
  paper: RefObject<Element | null>;
}

/** Takes the page of a list away: on paper, or as a file. */
export function ListTools<Row>({ name, list, q, columns, rows, paper }: ListToolsProps<Row>) {
  const isEmpty = rows.length === 0;
  const record = (action: ExportInput['action']) => recordListExport({ list, action, rows: rows.length, q });
  return (
    <>
      <PrintButton
        content={paper}
        documentTitle={name}
        disabled={isEmpty}
        onPrint={() => record('print')}
        onProblem={showPrintProblem}
      />
      <CsvButton
        name={name}
        columns={columns}
        rows={rows}
        disabled={isEmpty}
        onExport={() => record('csv')}
        aria-label="Export this page as CSV"
      >
        CSV
      </CsvButton>
    </>
  );
}
