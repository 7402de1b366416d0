'use client';

import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useMessages } from '../../internal/messages/messages';
import { announce } from '../Announcer/announce';
import { Button } from '../Button/Button';
import type { Total } from '../DataTable/announcement';
import { countText } from '../Pagination/paginate';
import * as styles from './DataTableSelection.css';
import { dataTableSelectionMessages } from './DataTableSelection.messages';
import { selectedText } from './selectedText';
import { everythingSelected, nothingSelected, type Selection, selectedCount } from './selection';

export interface SelectionBarProps extends ComponentProps<'div'> {
  selection: Selection;
  /** Records in all, on every page; a paginated response fits. */
  total: Total;
  onSelectionChange: (event: { selection: Selection }) => void;
}

/**
 * How many records are chosen, 'Select all 57', 'Clear selection' and, as children, what can be done with the chosen.
 * Renders a `div` with role `group`, in the same height whatever is chosen.
 */
export function SelectionBar({
  selection,
  total,
  onSelectionChange,
  className,
  children,
  ...rest
}: SelectionBarProps) {
  const messages = useMessages(dataTableSelectionMessages);
  const count = selectedCount(selection, total.count);
  const set = (next: Selection) => {
    onSelectionChange({ selection: next });
    announce(selectedText(messages, next, total));
  };
  // Not `disabled`: the button that was pressed keeps the focus.
  const choice = (next: Selection, needless: boolean) => ({
    variant: 'ghost' as const,
    'aria-disabled': needless,
    onClick: () => !needless && set(next),
  });
  const all =
    selection.mode === 'all' ? selection.keys.size === 0 : !total.count_is_capped && count >= total.count;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div role="group" aria-label={messages.group} {...rest} className={clsx(styles.bar, className)}>
      <p className={styles.count}>{selectedText(messages, selection, total)}</p>
      <Button {...choice(everythingSelected, all)}>{messages.selectAll(countText(total))}</Button>
      <Button {...choice(nothingSelected, count === 0)}>{messages.clear}</Button>
      {children}
    </div>
  );
}
