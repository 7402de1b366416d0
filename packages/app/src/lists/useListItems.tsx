import type { ExportInput } from '@rentsafe/domain/audit';
import type { Column } from '@rentsafe/ui/DataTable';
import { csvOf, downloadCsv } from '@rentsafe/ui/DataTableCsv';
import { usePrint } from '@rentsafe/ui/Print';
import { Download, Printer } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { recordListExport } from '../calls/listExport';
import { showPrintProblem } from '../text/printProblem';
import type { ListExport } from './useListExport';

/** Something that is done with a list as a whole. */
export interface ListMenuItem {
  label: string;
  icon: ReactNode;
  /** There is nothing to do it with. */
  disabled?: boolean;
  /** It is on its way. */
  pending?: boolean;
  /** Someone is about to choose it. */
  onIntent?: () => void;
  onSelect: () => void;
}

interface ListItemsOptions<Row> {
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
export function useListItems<Row>({
  name,
  list,
  q,
  columns,
  rows,
  count,
  paper,
  all,
}: ListItemsOptions<Row>): ListMenuItem[] {
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
  const isWhole = length === 0 || count === String(length);
  const printer = { icon: <Printer />, disabled: length === 0, pending: printing || all.pending === 'print' };
  const file = { icon: <Download />, disabled: length === 0, pending: all.pending === 'csv' };
  return isWhole
    ? [
        { ...printer, label: 'Print', onSelect: () => void print() },
        { ...file, label: 'CSV', onSelect: save },
      ]
    : [
        { ...printer, label: `Print this page (${length})`, onSelect: () => void print() },
        { ...printer, label: `Print all ${count}`, onSelect: all.printAll },
        { ...file, label: `CSV of this page (${length})`, onSelect: save },
        { ...file, label: `CSV of all ${count}`, onSelect: all.saveAll },
      ];
}
