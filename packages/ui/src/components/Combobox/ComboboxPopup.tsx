'use client';

import { useEffect, useRef } from 'react';
import * as styles from '../../internal/listbox/listbox.css';
import { SearchNote } from '../../internal/listbox/SearchNote';
import { useMessages } from '../../internal/messages/messages';
import { comboboxMessages } from './Combobox.messages';
import type { ComboboxOption } from './options';
import type { ComboboxList } from './useComboboxList';

interface ComboboxPopupProps {
  list: ComboboxList;
  chosen: ComboboxOption | null;
  onRetry: () => void;
}

/** The list below the input, or why there is none. */
export function ComboboxPopup({ list, chosen, onRetry }: ComboboxPopupProps) {
  const { state, listId, optionId, active, pick } = list;
  const messages = useMessages(comboboxMessages);
  const popupRef = useRef<HTMLDivElement>(null);
  const { status, options } = state;

  // In a scrolling dialog the list may open below the edge.
  useEffect(() => {
    popupRef.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);

  return (
    <div ref={popupRef} className={styles.popup} data-state={status}>
      <div
        id={listId}
        role="listbox"
        aria-label={messages.results}
        className={styles.list}
        hidden={options.length === 0}
      >
        {options.map((option, at) => (
          // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: focus and keys are the input's (aria-activedescendant)
          <div
            key={option.value}
            id={optionId(at)}
            role="option"
            aria-selected={option.value === chosen?.value}
            data-active={at === active || undefined}
            className={styles.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(option)}
          >
            {option.label}
            {option.description && <span className={styles.description}>{option.description}</span>}
          </div>
        ))}
      </div>
      <SearchNote
        status={status}
        messages={messages}
        none={status === 'found' && options.length === 0 ? messages.none(state.query) : undefined}
        onRetry={onRetry}
      />
    </div>
  );
}
