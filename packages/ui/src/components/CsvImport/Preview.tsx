import { formatDate } from '@rentsafe/domain/date';
import { clsx } from 'clsx/lite';
import { useMemo } from 'react';
import { DataTable } from '../DataTable/DataTable';
import { useDataTable } from '../DataTable/useDataTable';
import { stackedRows } from '../DataTableLayout/stackedRows';
import { virtualRows } from '../DataTableVirtual/virtual';
import * as styles from './CsvImport.css';
import type { csvImportMessages } from './CsvImport.messages';
import type { CsvColumn } from './rows';
import type { CheckedRow } from './useCsvImport';

type Texts = (typeof csvImportMessages)['defaults'];

interface PreviewProps {
  columns: readonly CsvColumn[];
  rows: readonly CheckedRow[];
  messages: Texts;
}

/** What is wrong with a value: what was found here is the plainer of the two. */
const errorsAt = (row: CheckedRow, id: string, messages: Texts) =>
  row.problems[id] ? [messages[row.problems[id]]] : (row.errors[id] ?? []);

/** The messages of a row that belong to no column of the import. */
const otherErrors = (row: CheckedRow, columns: readonly CsvColumn[]) =>
  Object.entries(row.errors).flatMap(([id, texts]) =>
    columns.some((column) => column.id === id) ? [] : texts,
  );

/** A day as the rest of the product shows it; everything else as it was read. */
const shownValue = ({ id, kind }: CsvColumn, { values, problems }: CheckedRow) =>
  kind === 'date' && values[id] && !problems[id] ? formatDate(values[id], 'second') : values[id];

const weight = { error: 0, duplicate: 1, new: 2 };

const features = [stackedRows(), virtualRows()];

/** The rows as they were read, those with errors first; cards where the screen is narrow. */
export function Preview({ columns, rows, messages }: PreviewProps) {
  const ordered = useMemo(() => rows.toSorted((a, b) => weight[a.result] - weight[b.result]), [rows]);
  const tableColumns = useMemo(
    () => [
      { id: 'line', header: messages.line, cell: 'line' as const, rowHeader: true, width: '4rem' as const },
      {
        id: 'result',
        header: messages.result,
        width: '9rem' as const,
        cell: (row: CheckedRow) => (
          <span className={styles.result} data-result={row.result}>
            {messages[row.result]}
            {row.sameAs !== null && <span className={styles.note}>{messages.sameAs(row.sameAs)}</span>}
            {otherErrors(row, columns).map((error) => (
              <span key={error} className={clsx(styles.note, styles.error)}>
                {error}
              </span>
            ))}
          </span>
        ),
      },
      ...columns.map((column) => ({
        id: `value ${column.id}`,
        header: column.label,
        align: column.kind === 'amount' ? ('end' as const) : ('start' as const),
        cell: (row: CheckedRow) => (
          <div>
            {shownValue(column, row)}
            {errorsAt(row, column.id, messages).map((error) => (
              <span key={error} className={clsx(styles.note, styles.error)}>
                {error}
              </span>
            ))}
          </div>
        ),
      })),
    ],
    [columns, messages],
  );
  const table = useDataTable({
    columns: tableColumns,
    rows: ordered,
    rowKey: (row) => row.line,
    features,
  });
  return <DataTable {...table} caption={messages.preview} status="ready" />;
}
