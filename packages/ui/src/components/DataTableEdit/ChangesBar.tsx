import { useRef } from 'react';
import { useMessages } from '../../internal/messages/messages';
import { Button } from '../Button';
import * as styles from './DataTableEdit.css';
import { dataTableEditMessages } from './DataTableEdit.messages';

interface ChangesBarProps {
  count: number;
  /** What was pasted last; undefined where nothing was. */
  pastedText: string | undefined;
  onUndo: () => void;
  onDiscard: () => void;
}

/** How many cells were changed, what was pasted, and the ways back. There while there is something to say. */
export function ChangesBar({ count, pastedText, onUndo, onDiscard }: ChangesBarProps) {
  const messages = useMessages(dataTableEditMessages);
  const bar = useRef<HTMLDivElement>(null);
  const discard = () => {
    // The button is about to go.
    bar.current?.focus();
    onDiscard();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      ref={bar}
      role="group"
      aria-label={messages.group}
      tabIndex={-1}
      data-part="bar"
      className={styles.bar}
    >
      {count > 0 && (
        <>
          <p>{messages.changed(count)}</p>
          <Button size="sm" variant="ghost" onClick={discard}>
            {messages.discard}
          </Button>
        </>
      )}
      {pastedText && (
        <>
          <p>{pastedText}</p>
          <Button size="sm" variant="ghost" onClick={onUndo}>
            {messages.undo}
          </Button>
        </>
      )}
    </div>
  );
}
