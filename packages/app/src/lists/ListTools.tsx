import type { Column } from '@rentsafe/ui/DataTable';
import { CsvButton } from '@rentsafe/ui/DataTableCsv';
import { PrintButton } from '@rentsafe/ui/Print';
import type { RefObject } from 'react';
import { showPrintProblem } from '../page/printProblem';

export interface ListToolsProps<Row> {
  /** Names the paper and the file; the local time is added. */
  name: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** What is printed. */
  paper: RefObject<Element | null>;
}

/** Takes the page of a list away: on paper, or as a file. */
export function ListTools<Row>({ name, columns, rows, paper }: ListToolsProps<Row>) {
  const isEmpty = rows.length === 0;
  return (
    <>
      <PrintButton content={paper} documentTitle={name} disabled={isEmpty} onProblem={showPrintProblem} />
      <CsvButton
        name={name}
        columns={columns}
        rows={rows}
        disabled={isEmpty}
        aria-label="Export this page as CSV"
      >
        CSV
      </CsvButton>
    </>
  );
}
