import { clsx } from 'clsx/lite';
import type { FieldOption } from '../../internal/fields/option';
import { isUnavailable } from '../../internal/fields/option';
import * as combobox from '../../internal/listbox/listbox.css';
import { OptionTexts } from '../../internal/listbox/OptionTexts';
import { SearchNote } from '../../internal/listbox/SearchNote';
import type { SearchState } from '../../internal/listbox/useSearch';
import { useMessages } from '../../internal/messages/messages';
import * as styles from './MultiSelect.css';
import { multiSelectMessages } from './MultiSelect.messages';
import type { useOptionList } from './useOptionList';

interface MultiSelectPopupProps<Value extends string> {
  shown: readonly FieldOption<Value>[];
  /** How many match in all. */
  count: number;
  /** Of the text box. */
  controlId: string;
  list: ReturnType<typeof useOptionList>;
  chosen: readonly Value[];
  /** Said where there is no option to show. */
  none: string;
  onToggle: (option: FieldOption<Value>) => void;
  /** Of a search on the server. */
  status: SearchState<unknown>['status'];
  onRetry: () => void;
}

/** The options that match, and how many more there are, or that there are none. */
export function MultiSelectPopup<Value extends string>(props: MultiSelectPopupProps<Value>) {
  const { controlId, list, shown, count, chosen, none, onToggle, status, onRetry } = props;
  const messages = useMessages(multiSelectMessages);
  const left = count - shown.length;
  return (
    <div data-part="popup" className={combobox.popup}>
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
            aria-disabled={isUnavailable(option) || undefined}
            data-active={at === list.active || undefined}
            data-part="option"
            className={clsx(combobox.option, styles.option)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => !isUnavailable(option) && onToggle(option)}
          >
            <OptionTexts {...option} />
          </div>
        ))}
      </div>
      {left > 0 && <p className={styles.note}>{messages.more(left)}</p>}
      {count === 0 && (
        <SearchNote {...{ status, messages, onRetry }} none={status === 'found' ? none : undefined} />
      )}
    </div>
  );
}
