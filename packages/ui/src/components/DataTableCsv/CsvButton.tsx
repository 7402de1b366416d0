'use client';

import { Download } from '../../internal/icons';
import { useMessages } from '../../internal/messages/messages';
import type { Column } from '../../internal/table/columns';
import { announce } from '../Announcer';
import { Button, type ButtonProps } from '../Button';
import { csvOf } from './csv';
import { dataTableCsvMessages } from './DataTableCsv.messages';
import { downloadCsv } from './downloadCsv';

export interface CsvButtonProps<Row> extends Omit<ButtonProps, 'name' | 'onClick' | 'asChild'> {
  /** What the file is called; the local time is added. */
  name: string;
  /** Those that are masked write their mask. */
  columns: readonly Column<Row>[];
  /** The rows to write: the label of the button gives their number. */
  rows: readonly Row[];
  /** The file has been handed to the browser. */
  onExport?: () => void;
}

/** Downloads rows as CSV. Renders a `button` named 'Export 20 rows as CSV'; `children` replace its text. */
export function CsvButton<Row>({ name, columns, rows, onExport, children, ...rest }: CsvButtonProps<Row>) {
  const messages = useMessages(dataTableCsvMessages);
  const download = () => {
    downloadCsv(name, csvOf(columns, rows));
    announce(messages.exported(rows.length));
    onExport?.();
  };
  return (
    <Button {...rest} onClick={download}>
      <Download aria-hidden="true" />
      {children ?? messages.export(rows.length)}
    </Button>
  );
}
