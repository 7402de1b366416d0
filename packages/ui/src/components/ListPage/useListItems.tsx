import type { ReactNode, RefObject } from 'react';
import { Download, Printer } from '../../internal/icons';
import { useMessages } from '../../internal/messages/messages';
import { countText, type Total } from '../../internal/pager/countText';
import { figure } from '../../internal/text/figure';
import { usePrint } from '../Print';
import { toast } from '../Toast';
import { listPageMessages } from './ListPage.messages';
import type { ListExport, ListExportEvent } from './useListExport';

/** Something that is done with a list as a whole, in its menu. */
export interface ListMenuItem {
  /** The text of the item. */
  label: string;
  /** Decoration. */
  icon: ReactNode;
  /** There is nothing to do it with. @default false */
  disabled?: boolean;
  /** It is on its way: the button of the menu is busy. @default false */
  pending?: boolean;
  /** Someone is about to choose it: time to load its code. */
  onIntent?: () => void;
  /** Called when the user chooses it, once the focus is back on the button. */
  onSelect: () => void;
}

interface ListItemsOptions<Row> {
  /** Names the page on paper and as a file; the local time is added. */
  name: string;
  rows: readonly Row[];
  total: Total | undefined;
  /** What is printed of the page. */
  paper: RefObject<Element | null>;
  exporting: ListExport<Row>;
  onExport: ((event: ListExportEvent) => void) | undefined;
}

/** Prints a list, or saves it as a file: the page that is shown, or all that match. */
export function useListItems<Row>(options: ListItemsOptions<Row>): ListMenuItem[] {
  const { name, rows, total, paper, exporting, onExport } = options;
  const messages = useMessages(listPageMessages);
  const { length } = rows;
  const { print, printing } = usePrint({
    content: paper,
    documentTitle: name,
    onPrint: () => onExport?.({ action: 'print', rows: length }),
    onProblem: ({ problem }) =>
      void toast.error(problem === 'nothing' ? messages.nothingToPrint : messages.printingFailed),
  });
  const disabled = length === 0;
  const printer = { icon: <Printer />, disabled, pending: printing || exporting.pending === 'print' };
  const file = { icon: <Download />, disabled, pending: exporting.pending === 'csv' };
  const onPrint = () => void print();
  const onSave = () => exporting.savePage(name, rows);
  const isWhole = disabled || !total || (!total.isCapped && total.count === length);
  if (isWhole) {
    return [
      { ...printer, label: messages.print, onSelect: onPrint },
      { ...file, label: messages.csv, onSelect: onSave },
    ];
  }
  const count = countText(total);
  const { printAll, saveAll } = exporting;
  return [
    { ...printer, label: messages.printPage(figure(length)), onSelect: onPrint },
    ...(printAll ? [{ ...printer, label: messages.printAll(count), onSelect: printAll }] : []),
    { ...file, label: messages.csvPage(figure(length)), onSelect: onSave },
    ...(saveAll ? [{ ...file, label: messages.csvAll(count), onSelect: saveAll }] : []),
  ];
}
