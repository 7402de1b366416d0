import type { ExportInput } from '@rentsafe/domain/audit';
import type { Column } from '@rentsafe/ui/DataTable';
import { csvOf, downloadCsv } from '@rentsafe/ui/DataTableCsv';
import { usePrint } from '@rentsafe/ui/Print';
import { Download, Printer } from 'lucide-react';
import type { RefObject } from 'react';
import { recordListExport } from '../api/listExport';
import { showPrintProblem } from '../page/printProblem';
import { ScopeButton } from './ScopeButton';
import type { ListExport } from './useListExport';

export interface ListToolsProps<Row> {
  /** Names the page on paper and as a file; the local time is added. */
  name: string;
  list: ExportInput['list'];
  /** What was searched for; '' for nothing. */
  q: string;
  columns: readonly Column<Row>[];
  /** The page that is shown. */
  rows: readonly Row[];
  /** How many match: '57', '10,000+'. */
  count: string;
  /** What is printed of the page. */
  paper: RefObject<Element | null>;
  all: Pick<ListExport<Row>, 'printAll' | 'saveAll' | 'pending'>;
}

/** Prints a list, or saves it as a file: the page that is shown, or all that match. */
export function ListTools<Row>({ name, list, q, columns, rows, count, paper, all }: ListToolsProps<Row>) {
  const { length } = rows;
  const record = (action: ExportInput['action']) => recordListExport({ list, action, rows: length, q });
  const { print, printing } = usePrint({
    content: paper,
    documentTitle: name,
    onPrint: () => record('print'),
    onProblem: showPrintProblem,
  });
  const save = () => {
    downloadCsv(name, csvOf(columns, rows));
    record('csv');
  };
  const scopes = (ofPage: () => void, ofAll: () => void) => {
    const page = { label: `This page (${length})`, onSelect: ofPage };
    return length === 0 || count === String(length)
      ? [page]
      : [page, { label: `All ${count}`, onSelect: ofAll }];
  };
  return (
    <>
      <ScopeButton
        disabled={length === 0}
        pending={printing || all.pending === 'print'}
        scopes={scopes(() => void print(), all.printAll)}
      >
        <Printer aria-hidden="true" />
        Print
      </ScopeButton>
      <ScopeButton disabled={length === 0} pending={all.pending === 'csv'} scopes={scopes(save, all.saveAll)}>
        <Download aria-hidden="true" />
        CSV
      </ScopeButton>
    </>
  );
}
