'use client';

import { useEffect, useRef } from 'react';
import { isUnavailable } from '../../internal/fields/option';
import * as styles from '../../internal/listbox/listbox.css';
import { OptionTexts } from '../../internal/listbox/OptionTexts';
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
  const { state, actions, listId, optionId, active, pick, act } = list;
  const messages = useMessages(comboboxMessages);
  const popupRef = useRef<HTMLDivElement>(null);
  const { status, options } = state;

  // In a scrolling dialog the list may open below the edge.
  useEffect(() => {
    popupRef.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);

  const note = (
    <SearchNote
      status={status}
      messages={messages}
      none={status === 'found' && options.length === 0 ? messages.none(state.query) : undefined}
      onRetry={onRetry}
    />
  );
  return (
    <div ref={popupRef} data-part="popup" className={styles.popup} data-state={status}>
      {options.length === 0 && note}
      <div
        id={listId}
        role="listbox"
        aria-label={messages.results}
        className={styles.list}
        hidden={options.length + actions.length === 0}
      >
        {options.map((option, at) => (
          // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: focus and keys are the input's (aria-activedescendant)
          <div
            key={option.value}
            id={optionId(at)}
            role="option"
            aria-selected={option.value === chosen?.value}
            aria-disabled={isUnavailable(option) || undefined}
            data-active={at === active || undefined}
            data-part="option"
            className={styles.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(option)}
          >
            <OptionTexts {...option} />
          </div>
        ))}
        {actions.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
          <div role="group" aria-label={messages.actions} className={styles.actions}>
            {actions.map((action, nth) => (
              // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: as above
              <div
                key={action.label}
                id={optionId(options.length + nth)}
                role="option"
                aria-selected={false}
                data-active={options.length + nth === active || undefined}
                className={styles.option}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => act(action)}
              >
                {action.label}
              </div>
            ))}
          </div>
        )}
      </div>
      {options.length > 0 && note}
    </div>
  );
}
