import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../internal/messages/messages';
import type { Total } from '../../internal/pager/countText';
import { countText } from '../../internal/pager/countText';
import { Button } from '../Button';
import * as styles from './DataTableSelection.css';
import { dataTableSelectionMessages } from './DataTableSelection.messages';
import { nothingSelected, type Selection } from './selected';
import { selectedText } from './selectedText';

/** What can be done with all chosen records at once. */
export interface BulkAction {
  /** The text of its button, with their number: `Print 3 individuals`. */
  label: (count: number) => string;
  /** Shown before the text; decoration. */
  icon?: ReactNode;
  /** Called when the user presses it. */
  onAct: (event: { selection: Selection; count: number }) => void;
}

interface SelectionBarProps {
  selection: Selection;
  /** How many records that is. */
  count: number;
  total: Total;
  actions: readonly BulkAction[] | undefined;
  /** What 'Select all' chooses; without it that is not offered. */
  all: Selection | undefined;
  /** How many records `all` is. */
  allCount: Total;
  /** Why the row that was pressed last cannot be chosen. */
  refusal: string | undefined;
  onChange: (selection: Selection) => void;
}

/**
 * How many records are chosen, 'Select all 57', and while there are any 'Clear selection' and what can be done with them.
 * Of one height whatever is chosen.
 */
export function SelectionBar(props: SelectionBarProps) {
  const { selection, count, total, actions = [], all, allCount, refusal, onChange } = props;
  const messages = useMessages(dataTableSelectionMessages);
  const selectAll = useRef<HTMLButtonElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    // The button that was pressed went with the selection.
    if (focused.current?.isConnected === false) (selectAll.current ?? bar.current)?.focus();
  });
  const isAll =
    selection.mode === 'all' ? selection.keys.size === 0 : !allCount.isCapped && count >= allCount.count;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      ref={bar}
      tabIndex={-1}
      role="group"
      aria-label={messages.group}
      data-selected={count > 0}
      data-part="bar"
      className={styles.bar}
      onFocus={(event) => {
        focused.current = event.target;
      }}
      onBlur={() => {
        focused.current = null;
      }}
    >
      <p data-part="count" className={styles.count}>
        {selectedText(messages, { selection, count }, total)}
      </p>
      {all && (
        // Not `disabled`: the button that was pressed keeps the focus.
        <Button
          ref={selectAll}
          size="sm"
          variant="ghost"
          aria-disabled={isAll}
          onClick={() => !isAll && onChange(all)}
        >
          {messages.selectAll(countText(allCount))}
        </Button>
      )}
      {refusal && <p className={styles.count}>{refusal}</p>}
      {count > 0 && (
        <>
          <Button size="sm" variant="ghost" onClick={() => onChange(nothingSelected)}>
            {messages.clear}
          </Button>
          {actions.map(({ label, icon, onAct }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they hold no state, and stand in one order
            <Button key={place} size="sm" onClick={() => onAct({ selection, count })}>
              {icon}
              {label(count)}
            </Button>
          ))}
        </>
      )}
    </div>
  );
}
