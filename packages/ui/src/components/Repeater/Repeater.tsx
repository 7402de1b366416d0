'use client';

import { clsx } from 'clsx/lite';
import { type ComponentProps, Fragment, type ReactNode, useId, useRef } from 'react';
import { checkLimits } from '../../internal/dev/propChecks';
import { FieldNotes, useNotes } from '../../internal/fields/FieldNotes';
import { Plus } from '../../internal/icons';
import { useMessages } from '../../internal/messages/messages';
import { Button } from '../Button';
import { Fieldset } from '../Fieldset';
import * as styles from './Repeater.css';
import { repeaterMessages } from './Repeater.messages';
import { RemovedNote, RepeaterItem } from './RepeaterItem';
import { nestedName, rowSuffix, visibleRows } from './rows';
import { type RepeaterRowsEvent, useRepeaterRows } from './useRepeaterRows';

export interface RepeaterRow {
  /** The same for as long as the row lives, wherever it stands. */
  id: string;
  /** From 0; -1 for a removed row that can still come back. */
  index: number;
  /** The name of a field in this row: in the second of `parts`, `price` is `parts[1].price`; of a list without a name, `price_2`. */
  name: (field: string) => string;
}

export interface RepeaterProps<Initial = unknown>
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue' | 'name'> {
  /**
   * The name of the list, for a `schema` that says `parts: array(object(…))`. A Repeater in a row takes that of the row: `name("steps")`.
   * @default none: the names of fields end in the number of their row
   */
  name?: string | undefined;
  /** Names the whole group: 'Addresses'. */
  label: ReactNode;
  /** Names a row by its number, from 1: 'Address 2'. */
  rowLabel: (number: number) => string;
  /** The text of the button that adds a row. */
  addLabel: string;
  /** The text of the button that removes a row. */
  removeLabel: string;
  /** Shown while there is no row. */
  emptyText?: ReactNode;
  /** What the first rows start with, as when a record is edited: each is handed to `children` with its row. */
  defaultValue?: readonly Initial[] | null | undefined;
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
   * The widths of the fields, as the tracks of a CSS grid: where there is room for it the rows are then the lines of a table, and the
   * labels stand above the first alone.
   */
  columns?: string | undefined;
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
  name,
  label,
  rowLabel,
  addLabel,
  removeLabel,
  emptyText,
  min = 0,
  defaultValue,
  initialRows = Math.max(min, defaultValue?.length ?? 0),
  onRowsChange,
  max = Number.POSITIVE_INFINITY,
  movable = false,
  compact = false,
  columns,
  children,
  className,
  ...rest
}: RepeaterProps<Initial>) {
  const messages = useMessages(repeaterMessages);
  checkLimits('Repeater', label, Math.max(min, initialRows), max);
  const rowsRef = useRef<HTMLDivElement>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  const baseId = useId();
  const { list, initial, removedLegend, isFull, add, remove, move, undo } = useRepeaterRows({
    ...{ name, rowLabel, initialRows, max, onRowsChange, rowsRef, addRef },
    defaultValue: defaultValue ?? [],
  });
  const rows = visibleRows(list);
  const { notes, attributes } = useNotes(baseId, { name });
  const nameIn = (id: string, field: string) =>
    name ? nestedName(list, id, name, field) : `${field}${rowSuffix(list, id)}`;

  const item = (id: string) => {
    const index = rows.indexOf(id);
    const isRemoved = index < 0;
    return (
      <Fragment key={id}>
        <RepeaterItem
          {...{ id, isRemoved, compact, columns, removeLabel }}
          legendId={`${baseId}${id}`}
          legend={isRemoved ? removedLegend : rowLabel(index + 1)}
          isFirst={index === 0}
          isLast={index === rows.length - 1}
          onMove={movable ? (direction) => move(id, direction) : undefined}
          onRemove={rows.length > min ? () => remove(id) : undefined}
        >
          {children({ id, index, name: (field) => nameIn(id, field) }, initial.get(id))}
        </RepeaterItem>
        {isRemoved && <RemovedNote text={removedLegend} onUndo={isFull ? undefined : () => undo(id)} />}
      </Fragment>
    );
  };

  return (
    <Fieldset label={label} data-list={name} {...rest} className={className}>
      <div
        ref={rowsRef}
        className={clsx(styles.rows, (compact || columns) && styles.lines, columns && styles.table)}
      >
        {rows.length === 0 && emptyText && <p className={styles.empty}>{emptyText}</p>}
        {list.ids.map(item)}
      </div>
      <div data-part="add" className={styles.footer}>
        <Button
          ref={addRef}
          onClick={add}
          id={`${baseId}add`}
          data-name={name}
          aria-disabled={isFull || undefined}
          aria-describedby={clsx(attributes['aria-describedby'], isFull && `${baseId}full`) || undefined}
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
      <FieldNotes {...notes} />
    </Fieldset>
  );
}
