import { clsx } from 'clsx/lite';
import * as combobox from '../../internal/listbox/listbox.css';
import { useMessages } from '../../internal/messages/messages';
import * as styles from './MultiSelect.css';
import { multiSelectMessages } from './MultiSelect.messages';
import type { MultiSelectOption } from './matching';
import type { useOptionList } from './useOptionList';

interface MultiSelectPopupProps<Value extends string> {
  shown: readonly MultiSelectOption<Value>[];
  /** How many match in all. */
  count: number;
  /** Of the text box. */
  controlId: string;
  list: ReturnType<typeof useOptionList>;
  chosen: readonly Value[];
  query: string;
  onToggle: (value: Value) => void;
}

/** The options that match, and how many more there are, or that there are none. */
export function MultiSelectPopup<Value extends string>(props: MultiSelectPopupProps<Value>) {
  const { controlId, list, shown, count, chosen, query, onToggle } = props;
  const messages = useMessages(multiSelectMessages);
  const left = count - shown.length;
  return (
    <div className={combobox.popup}>
      <div
        id={`${controlId}-list`}
        role="listbox"
        aria-label={messages.options}
        aria-multiselectable="true"
        className={combobox.list}
        hidden={shown.length === 0}
      >
        {shown.map((option, at) => (
          // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: focus and keys are the input's (aria-activedescendant)
          <div
            key={option.value}
            ref={at === list.active ? list.activeRef : null}
            id={`${controlId}-${at}`}
            role="option"
            aria-selected={chosen.includes(option.value)}
            data-active={at === list.active || undefined}
            className={clsx(combobox.option, styles.option)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onToggle(option.value)}
          >
            {option.label}
          </div>
        ))}
      </div>
      {left > 0 && <p className={styles.note}>{messages.more(left)}</p>}
      {count === 0 && (
        <p className={styles.note} role="status">
          {messages.none(query.trim())}
        </p>
      )}
    </div>
  );
}
