'use client';

import { clsx } from 'clsx/lite';
import { type ComponentProps, Fragment, type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { checkLimits } from '../../internal/dev/propChecks';
import { useForm } from '../../internal/fields/FormContext';
import { Plus, Trash2, Undo2 } from '../../internal/icons';
import { useMessages } from '../../internal/messages/messages';
import { firstField } from '../../internal/overlay/focus';
import { hidden } from '../../internal/text/hidden.css';
import { announce } from '../Announcer';
import { Button } from '../Button';
import { Fieldset } from '../Fieldset';
import { MoveButtons } from './MoveButtons';
import * as styles from './Repeater.css';
import { repeaterMessages } from './Repeater.messages';
import { namesIn, renamesSince } from './renames';
import {
  addRow,
  moveRow,
  neighbour,
  type RowList,
  removeRow,
  rowSuffix,
  startRows,
  undoRemoval,
  visibleRows,
} from './rows';

export interface RepeaterRow {
  /** The same for as long as the row lives, wherever it stands. */
  id: string;
  /** From 0; -1 for a removed row that can still come back. */
  index: number;
  /** The name of a field in this row: `city_id` is `city_id_2` in the second. */
  name: (field: string) => string;
}

export interface RepeaterRowsEvent<Initial = unknown> {
  /** The rows that count, in order; `initial` as in `children`. */
  rows: readonly { id: string; initial: Initial | undefined }[];
}

export interface RepeaterProps<Initial = unknown>
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue'> {
  /** Names the whole group: 'Addresses'. */
  legend: ReactNode;
  /** Names a row by its number, from 1: 'Address 2'. */
  rowLegend: (number: number) => string;
  /** The text of the button that adds a row. */
  addLabel: string;
  /** The text of the button that removes a row. */
  removeLabel: string;
  /** Shown while there is no row. */
  emptyText?: ReactNode;
  /** What the first rows start with, as when a record is edited: each is handed to `children` with its row. */
  defaultValue?: readonly Initial[] | undefined;
  /** Rows at the start, filled or empty. @default those of defaultValue, and min at least */
  initialRows?: number | undefined;
  /** A row was added, removed or restored. */
  onRowsChange?: ((event: RepeaterRowsEvent<Initial>) => void) | undefined;
  /** Fewer cannot be reached. @default 0 */
  min?: number;
  /** Rows at most. @default no limit */
  max?: number;
  /** Rows can change places: their order means something. @default false */
  movable?: boolean;
  /**
   * A row is one line without a border, its name for assistive technology alone: for one field whose label is hidden.
   * @default false
   */
  compact?: boolean;
  /**
   * The fields of a row; they stay mounted, with their values, as long as the row can come back. `initial` is what the row
   * starts with, undefined in a new one.
   */
  children: (row: RepeaterRow, initial: Initial | undefined) => ReactNode;
}

/**
 * A list of groups of fields that can be added and removed. Renders a `fieldset` with one `fieldset` a row. Values and
 * issues stay with their row while rows are renumbered; the row removed last can be brought back.
 */
export function Repeater<Initial = unknown>({
  legend,
  rowLegend,
  addLabel,
  removeLabel,
  emptyText,
  min = 0,
  defaultValue = [],
  initialRows = Math.max(min, defaultValue.length),
  onRowsChange,
  max = Number.POSITIVE_INFINITY,
  movable = false,
  compact = false,
  children,
  className,
  ...rest
}: RepeaterProps<Initial>) {
  const messages = useMessages(repeaterMessages);
  checkLimits('Repeater', legend, Math.max(min, initialRows), max);
  const form = useForm();
  const [list, setList] = useState(() => startRows(initialRows));
  // By id: a row that is added later has none, wherever it stands.
  const [initial] = useState(() => new Map(list.ids.map((id, at) => [id, defaultValue[at]])));
  const [removedLegend, setRemovedLegend] = useState('');
  const rowsRef = useRef<HTMLDivElement>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  const baseId = useId();
  const rows = visibleRows(list);
  const isFull = rows.length >= max;

  const rowElement = (id: string) =>
    rowsRef.current?.querySelector<HTMLElement>(`:scope > [data-row="${CSS.escape(id)}"]`) ?? null;
  const legendOf = (id: string, of: RowList) => rowLegend(visibleRows(of).indexOf(id) + 1);

  const change = (next: RowList) => {
    const before = rowsRef.current && namesIn(rowsRef.current);
    flushSync(() => setList(next));
    const renames = before && renamesSince(before);
    if (renames?.size) flushSync(() => form.renameIssues(renames));
    onRowsChange?.({ rows: visibleRows(next).map((id) => ({ id, initial: initial.get(id) })) });
  };

  const focusFirstField = (id: string) => {
    const row = rowElement(id);
    if (row) firstField(row)?.focus();
  };

  const add = () => {
    if (isFull) return;
    const next = addRow(list);
    const id = next.ids.at(-1) ?? '';
    change(next);
    focusFirstField(id);
    announce(messages.added(legendOf(id, next)));
  };

  const remove = (id: string) => {
    const next = neighbour(list, id);
    const text = legendOf(id, list);
    setRemovedLegend(text);
    change(removeRow(list, id));
    const target = next === null ? null : rowElement(next)?.querySelector<HTMLElement>('[data-remove]');
    (target ?? addRef.current)?.focus();
    announce(messages.removed(text));
  };

  const move = (id: string, direction: 'up' | 'down') => {
    const next = moveRow(list, id, direction);
    if (next === list) return;
    const button = document.activeElement;
    change(next);
    // A row that moves in the page takes the focus with it, which browsers drop on the way.
    if (button instanceof HTMLElement) button.focus();
    announce(messages.moved(legendOf(id, next)));
  };

  const undo = (id: string) => {
    const next = undoRemoval(list);
    change(next);
    focusFirstField(id);
    announce(messages.restored(legendOf(id, next)));
  };

  const removedNote = (id: string) => (
    <div className={styles.removed}>
      <span>{messages.removed(removedLegend)}</span>
      {!isFull && (
        <Button variant="ghost" onClick={() => undo(id)}>
          <Undo2 />
          {messages.undo}
        </Button>
      )}
    </div>
  );

  return (
    <Fieldset legend={legend} {...rest} className={className}>
      <div ref={rowsRef} className={clsx(styles.rows, compact && styles.lines)}>
        {rows.length === 0 && emptyText && <p className={styles.empty}>{emptyText}</p>}
        {list.ids.map((id) => {
          const index = rows.indexOf(id);
          const isRemoved = index < 0;
          const suffix = rowSuffix(list, id);
          return (
            <Fragment key={id}>
              <fieldset
                className={clsx(styles.row, compact ? styles.line : styles.card)}
                data-row={id}
                hidden={isRemoved}
                disabled={isRemoved}
              >
                <legend id={`${baseId}${id}`} className={compact ? hidden : styles.rowLegend}>
                  {isRemoved ? removedLegend : rowLegend(index + 1)}
                </legend>
                <div className={styles.tools}>
                  {movable && (
                    <MoveButtons
                      isFirst={index === 0}
                      isLast={index === rows.length - 1}
                      describedBy={`${baseId}${id}`}
                      onMove={(direction) => move(id, direction)}
                    />
                  )}
                  {rows.length > min && (
                    <Button
                      variant="ghost"
                      className={styles.remove}
                      data-remove=""
                      aria-describedby={`${baseId}${id}`}
                      onClick={() => remove(id)}
                    >
                      <Trash2 />
                      <span className={compact ? hidden : styles.removeText}>{removeLabel}</span>
                    </Button>
                  )}
                </div>
                <div className={styles.fields}>
                  {children({ id, index, name: (field) => `${field}${suffix}` }, initial.get(id))}
                </div>
              </fieldset>
              {isRemoved && removedNote(id)}
            </Fragment>
          );
        })}
      </div>
      <div className={styles.footer}>
        <Button
          ref={addRef}
          onClick={add}
          aria-disabled={isFull || undefined}
          aria-describedby={isFull ? `${baseId}full` : undefined}
        >
          <Plus />
          {addLabel}
        </Button>
        {isFull && (
          <span id={`${baseId}full`} className={styles.full}>
            {messages.atMost(max)}
          </span>
        )}
      </div>
    </Fieldset>
  );
}
