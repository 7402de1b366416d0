import { clsx } from 'clsx/lite';
import { useMemo, useState } from 'react';
import { useLatest } from '../../internal/hooks/useLatest';
import { Button } from '../Button';
import { DataTable, useDataTable } from '../DataTable';
import { stackedRows } from '../DataTableLayout';
import { virtualRows } from '../DataTableVirtual';
import { CellInput } from './CellInput';
import * as styles from './CsvImport.css';
import type { CheckedRow, Correction } from './corrections';
import type { CsvColumn, Mapping } from './rows';
import { errorsAt, otherErrors, type RowTexts, type Texts } from './rowTexts';

interface PreviewProps {
  columns: readonly CsvColumn[];
  mapping: Mapping;
  rows: readonly CheckedRow[];
  messages: Texts;
  texts: RowTexts;
  onCorrect: (correction: Correction) => void;
  onCheckAgain: (line: number) => void;
}

const features = [stackedRows(), virtualRows()];

const noLines: ReadonlySet<number> = new Set();

const rowProps = () => ({ className: styles.row });

/** What became of a row, what is wrong with it as a whole, and what can be done. */
function Result({
  row,
  errors,
  messages,
  onEdit,
  onCheckAgain,
}: {
  row: CheckedRow;
  errors: readonly string[];
  messages: Texts;
  /** Left out where the row cannot be edited further. */
  onEdit: (() => void) | undefined;
  onCheckAgain: () => void;
}) {
  const { line, result, recheck, sameAs } = row;
  const text =
    recheck === 'pending'
      ? messages.rechecking
      : recheck === 'failed'
        ? messages.recheckFailed
        : messages[result];
  return (
    <div className={styles.result} data-result={recheck ?? result}>
      {text}
      {sameAs !== null && <span className={styles.note}>{messages.sameAs(sameAs)}</span>}
      {errors.map((error) => (
        <span key={error} className={clsx(styles.note, styles.error)}>
          {error}
        </span>
      ))}
      {recheck === 'failed' && (
        <Button size="sm" aria-label={messages.checkRowAgain(line)} onClick={onCheckAgain}>
          {messages.checkAgain}
        </Button>
      )}
      {onEdit && (
        <Button size="sm" aria-label={messages.editRow(line)} onClick={onEdit}>
          {messages.edit}
        </Button>
      )}
    </div>
  );
}

/**
 * The rows as they were read, those with errors first; cards where the screen is narrow. What is wrong stands in a box, and so
 * does all of a row that is edited.
 */
export function Preview({ columns, mapping, rows, messages, texts, onCorrect, onCheckAgain }: PreviewProps) {
  const [edited, setEdited] = useState(noLines);
  const shownColumns = useMemo(
    () =>
      columns.filter(
        ({ id }) =>
          mapping[id] !== undefined ||
          rows.some(({ errors, corrected }) => errors[id] !== undefined || corrected.includes(id)),
      ),
    [columns, mapping, rows],
  );
  /** Columns with boxes, which need room. */
  const boxed = useMemo(
    () =>
      new Set(
        shownColumns
          .map(({ id }) => id)
          .filter(
            (id) =>
              edited.size > 0 ||
              rows.some((row) => row.corrected.includes(id) || row.problems[id] || row.errors[id]),
          ),
      ),
    [shownColumns, edited, rows],
  );
  const latest = useLatest({ onCorrect, onCheckAgain });
  const tableColumns = useMemo(() => {
    const isEdited = (row: CheckedRow, id: string) =>
      edited.has(row.line) || row.corrected.includes(id) || errorsAt(row, id, texts).length > 0;
    return [
      { id: 'line', header: messages.line, cell: 'line' as const, rowHeader: true, width: '4rem' as const },
      {
        id: 'result',
        header: messages.result,
        width: '9rem' as const,
        cell: (row: CheckedRow) => (
          <Result
            row={row}
            errors={otherErrors(row, columns)}
            messages={messages}
            onEdit={
              row.result === 'new' || edited.has(row.line)
                ? undefined
                : () => setEdited((before) => new Set([...before, row.line]))
            }
            onCheckAgain={() => latest.current.onCheckAgain(row.line)}
          />
        ),
      },
      ...shownColumns.map((column) => ({
        id: `value ${column.id}`,
        header: column.label,
        align: column.kind === 'amount' || column.kind === 'signed' ? ('end' as const) : ('start' as const),
        ...(boxed.has(column.id) && { width: '12rem' as const }),
        cell: (row: CheckedRow) =>
          isEdited(row, column.id) ? (
            <CellInput
              label={messages.cell(column.label, row.line)}
              text={texts.typed(column, row)}
              errors={errorsAt(row, column.id, texts)}
              onCorrect={(text) => latest.current.onCorrect({ line: row.line, column, text })}
            />
          ) : (
            texts.shown(column, row)
          ),
      })),
    ];
  }, [columns, shownColumns, boxed, edited, messages, texts, latest]);
  const table = useDataTable({ columns: tableColumns, rows, rowKey: (row) => row.line, features });
  return <DataTable {...table} caption={messages.preview} status="ready" rowProps={rowProps} />;
}
