import { clsx } from 'clsx/lite';
import { useMemo, useState } from 'react';
import { useLatest } from '../../internal/hooks/useLatest';
import { Button } from '../Button';
import { Checkbox } from '../Checkbox';
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
  /** Left out where no row may be left out. */
  onLeaveOut: ((line: number, reason: string | undefined) => void) | undefined;
}

const features = [stackedRows(), virtualRows()];

const noLines: ReadonlySet<number> = new Set();

/** What is wrong with a row that is not imported does not matter. */
const isOut = ({ result, leftOut }: CheckedRow) => result === 'skipped' || leftOut !== undefined;

const rowProps = () => ({ className: styles.row });

/** What became of a row, what is wrong with it as a whole, and what can be done. */
function Result({
  row,
  errors,
  messages,
  onEdit,
  onCheckAgain,
  onLeaveOut,
}: {
  row: CheckedRow;
  errors: readonly string[];
  messages: Texts;
  /** Left out where the row cannot be edited further. */
  onEdit: (() => void) | undefined;
  onCheckAgain: () => void;
  onLeaveOut: PreviewProps['onLeaveOut'];
}) {
  const { line, result, recheck, sameAs = null, like = null, note, leftOut } = row;
  const twin = sameAs ?? like;
  const text =
    leftOut !== undefined
      ? messages.skipped
      : recheck === 'pending'
        ? messages.rechecking
        : recheck === 'failed'
          ? messages.recheckFailed
          : messages[result];
  return (
    <div className={styles.result} data-result={leftOut === undefined ? (recheck ?? result) : 'skipped'}>
      {text}
      {twin !== null && leftOut === undefined && <span className={styles.note}>{messages.sameAs(twin)}</span>}
      {note && <span className={styles.note}>{note}</span>}
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
      {onLeaveOut && result !== 'skipped' && (
        <Checkbox
          label={messages.leaveOut}
          aria-label={messages.leaveRowOut(line)}
          checked={leftOut !== undefined}
          onCheckedChange={({ checked }) =>
            onLeaveOut(line, checked ? (twin === null ? '' : messages.sameAs(twin)) : undefined)
          }
        />
      )}
      {leftOut !== undefined && (
        <CellInput
          label={messages.leftOutReason(line)}
          text={leftOut}
          errors={leftOut.trim() === '' ? [messages.required] : []}
          onCorrect={(reason) => onLeaveOut?.(line, reason)}
        />
      )}
      {onEdit && (
        <Button size="sm" aria-label={messages.editRow(line)} onClick={onEdit}>
          {messages.edit}
        </Button>
      )}
    </div>
  );
}

/** How a DataTable sets what is read so. */
const columnKinds = {
  text: 'text',
  yesNo: 'text',
  date: 'date',
  amount: 'money',
  signed: 'money',
  whole: 'number',
} as const;

/**
 * The rows as they were read, those with errors first; cards where the screen is narrow. What is wrong stands in a box, and so
 * does all of a row that is edited.
 */
export function Preview({
  columns,
  mapping,
  rows,
  messages,
  texts,
  onCorrect,
  onCheckAgain,
  onLeaveOut,
}: PreviewProps) {
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
              rows.some(
                (row) => !isOut(row) && (row.corrected.includes(id) || row.problems[id] || row.errors[id]),
              ),
          ),
      ),
    [shownColumns, edited, rows],
  );
  const latest = useLatest({ onCorrect, onCheckAgain, onLeaveOut });
  const canLeaveOut = onLeaveOut !== undefined;
  const tableColumns = useMemo(() => {
    const isEdited = (row: CheckedRow, id: string) =>
      edited.has(row.line) ||
      (!isOut(row) && (row.corrected.includes(id) || errorsAt(row, id, texts).length > 0));
    return [
      { id: 'line', header: messages.line, cell: 'line' as const, rowHeader: true, width: '4rem' as const },
      {
        id: 'result',
        header: messages.result,
        width: canLeaveOut ? ('12rem' as const) : ('9rem' as const),
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
            onLeaveOut={canLeaveOut ? (line, reason) => latest.current.onLeaveOut?.(line, reason) : undefined}
          />
        ),
      },
      ...shownColumns.map((column) => ({
        id: `value ${column.id}`,
        header: column.label,
        align: column.kind === 'amount' || column.kind === 'signed' ? ('end' as const) : ('start' as const),
        // What is corrected wraps, with its errors.
        ...(boxed.has(column.id)
          ? { width: '12rem' as const }
          : { kind: columnKinds[column.kind ?? 'text'] }),
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
  }, [columns, shownColumns, boxed, edited, messages, texts, latest, canLeaveOut]);
  const table = useDataTable({ columns: tableColumns, rows, rowKey: (row) => row.line, features });
  return <DataTable {...table} caption={messages.preview} status="ready" rowProps={rowProps} />;
}
