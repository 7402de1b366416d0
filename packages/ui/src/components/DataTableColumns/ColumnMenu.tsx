'use client';

import { clsx } from 'clsx';
import { Columns3 } from 'lucide-react';
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useMessages } from '../../internal/messages/messages';
import { isUnhandledEscape, useEscapeLayer } from '../../internal/overlay/escape';
import { Button } from '../Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { type Column, columnLabel } from '../DataTable/columns';
import * as styles from './DataTableColumns.css';
import { dataTableColumnsMessages } from './DataTableColumns.messages';
import { canHide } from './visible';

export interface ColumnMenuProps<Row> extends Omit<ComponentProps<'div'>, 'children' | 'hidden'> {
  /** All columns, hidden ones too. */
  columns: readonly Column<Row>[];
  /** Ids of the columns that are not shown. */
  hidden: readonly string[];
  onHiddenChange: (event: { hidden: string[] }) => void;
}

/**
 * Which columns are shown: a button that opens a group of checkboxes (APG disclosure). Renders a `div`. Escape, a press
 * outside and leaving by Tab close it.
 */
export function ColumnMenu<Row>({
  columns,
  hidden,
  onHiddenChange,
  className,
  ref,
  onKeyDown,
  onBlur,
  ...rest
}: ColumnMenuProps<Row>) {
  const messages = useMessages(dataTableColumnsMessages);
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => rootRef.current as HTMLDivElement);
  const buttonRef = useRef<HTMLButtonElement>(null);

  useEscapeLayer(rootRef, open);
  const closeOnEscape = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!isUnhandledEscape(event, onKeyDown) || !open) return;
    event.stopPropagation();
    setOpen(false);
    buttonRef.current?.focus();
  };
  const closeOnLeaving = (event: FocusEvent<HTMLDivElement>) => {
    onBlur?.(event);
    if (!event.defaultPrevented && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const show = (id: string, shown: boolean) =>
    onHiddenChange({ hidden: shown ? hidden.filter((hiddenId) => hiddenId !== id) : [...hidden, id] });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and focus of what is inside
    <div
      {...rest}
      ref={rootRef}
      className={clsx(styles.root, className)}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeaving}
    >
      <Button ref={buttonRef} aria-expanded={open} aria-controls={panelId} onClick={() => setOpen(!open)}>
        <Columns3 aria-hidden="true" />
        {messages.columns}
      </Button>
      {/* tabIndex: a press beside the boxes is not leaving. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form */}
      <div
        id={panelId}
        role="group"
        aria-label={messages.columns}
        hidden={!open}
        tabIndex={-1}
        className={styles.panel}
      >
        {open &&
          columns.map((column) => (
            <Checkbox
              key={column.id}
              label={columnLabel(column)}
              checked={!hidden.includes(column.id)}
              disabled={!canHide(columns, hidden, column)}
              onChange={(event) => show(column.id, event.target.checked)}
            />
          ))}
      </div>
    </div>
  );
}
