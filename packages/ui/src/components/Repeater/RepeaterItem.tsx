import { clsx } from 'clsx/lite';
import type { CSSProperties, ReactNode } from 'react';
import { Trash2, Undo2 } from '../../internal/icons';
import { useMessages } from '../../internal/messages/messages';
import { hidden } from '../../internal/text/hidden.css';
import { Button } from '../Button';
import { MoveButtons } from './MoveButtons';
import * as styles from './Repeater.css';
import { repeaterMessages } from './Repeater.messages';

interface RepeaterItemProps {
  id: string;
  legendId: string;
  legend: string;
  isRemoved: boolean;
  compact: boolean;
  columns: string | undefined;
  /** Left out where the order means nothing. */
  onMove: ((direction: 'up' | 'down') => void) | undefined;
  isFirst: boolean;
  isLast: boolean;
  removeLabel: string;
  /** Left out where there are no more rows than there must be. */
  onRemove: (() => void) | undefined;
  children: ReactNode;
}

/** A row: its fields, and what moves and removes it. One that was removed keeps its fields, out of sight. */
export function RepeaterItem(props: RepeaterItemProps) {
  const { id, legendId, legend, isRemoved, compact, columns, onMove, isFirst, isLast } = props;
  const { removeLabel, onRemove, children } = props;
  return (
    <fieldset
      data-part="row"
      className={clsx(styles.row, compact ? styles.line : styles.card, columns && styles.tableRow)}
      data-row={id}
      data-first={isFirst || undefined}
      hidden={isRemoved}
      disabled={isRemoved}
    >
      <legend
        id={legendId}
        data-part="row-label"
        className={compact ? hidden : clsx(styles.rowLabel, columns && styles.tableLegend)}
      >
        {legend}
      </legend>
      <div className={styles.tools}>
        {onMove && <MoveButtons {...{ isFirst, isLast, onMove }} describedBy={legendId} />}
        {onRemove && (
          <Button
            variant="ghost"
            data-part="remove"
            className={styles.remove}
            data-remove=""
            aria-describedby={legendId}
            onClick={onRemove}
          >
            <Trash2 />
            <span className={compact || columns ? hidden : styles.removeText}>{removeLabel}</span>
          </Button>
        )}
      </div>
      <div
        className={clsx(styles.fields, columns && styles.tableFields)}
        style={columns ? ({ '--columns': columns } as CSSProperties) : undefined}
      >
        {children}
      </div>
    </fieldset>
  );
}

interface RemovedNoteProps {
  /** What the row was called. */
  text: string;
  /** Left out where there is no room for it any more. */
  onUndo: (() => void) | undefined;
}

/** In place of a row that was removed. */
export function RemovedNote({ text, onUndo }: RemovedNoteProps) {
  const messages = useMessages(repeaterMessages);
  return (
    <div className={styles.removed}>
      <span>{messages.removed(text)}</span>
      {onUndo && (
        <Button variant="ghost" onClick={onUndo}>
          <Undo2 />
          {messages.undo}
        </Button>
      )}
    </div>
  );
}
