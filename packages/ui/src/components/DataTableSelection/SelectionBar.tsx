import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../internal/messages/messages';
import type { Total } from '../../internal/pager/countText';
import { countText } from '../../internal/pager/countText';
import { Button } from '../Button';
import * as styles from './DataTableSelection.css';
import { dataTableSelectionMessages } from './DataTableSelection.messages';
import { everythingSelected, nothingSelected, type Selection, selectedCount } from './selected';
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
  total: Total;
  actions: readonly BulkAction[] | undefined;
  onChange: (selection: Selection) => void;
}

/**
 * How many records are chosen, 'Select all 57', and while there are any 'Clear selection' and what can be done with them.
 * Of one height whatever is chosen.
 */
export function SelectionBar({ selection, total, actions = [], onChange }: SelectionBarProps) {
  const messages = useMessages(dataTableSelectionMessages);
  const count = selectedCount(selection, total.count);
  const selectAll = useRef<HTMLButtonElement>(null);
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    // The button that was pressed went with the selection.
    if (focused.current?.isConnected === false) selectAll.current?.focus();
  });
  const isAll =
    selection.mode === 'all' ? selection.keys.size === 0 : !total.count_is_capped && count >= total.count;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      role="group"
      aria-label={messages.group}
      data-selected={count > 0}
      className={styles.bar}
      onFocus={(event) => {
        focused.current = event.target;
      }}
      onBlur={() => {
        focused.current = null;
      }}
    >
      <p className={styles.count}>{selectedText(messages, selection, total)}</p>
      {/* Not `disabled`: the button that was pressed keeps the focus. */}
      <Button
        ref={selectAll}
        size="sm"
        variant="ghost"
        aria-disabled={isAll}
        onClick={() => !isAll && onChange(everythingSelected)}
      >
        {messages.selectAll(countText(total))}
      </Button>
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
