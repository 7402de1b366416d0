'use client';

import { clsx } from 'clsx/lite';
import {
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { control as controlClass, innerButton } from '../../internal/fields/control.css';
import { Search, X } from '../../internal/icons';
import { useMessages } from '../../internal/messages/messages';
import { useOwnEscape } from '../../internal/overlay/escape';
import { isUnhandledEscape } from '../../internal/overlay/isUnhandledEscape';
import { Field } from '../Field';
import * as styles from './SearchField.css';
import { searchFieldMessages } from './SearchField.messages';

export interface SearchFieldProps
  extends Omit<
    ComponentProps<'input'>,
    'type' | 'size' | 'value' | 'defaultValue' | 'onChange' | 'onSubmit'
  > {
  /** Names the search and its field. */
  label: string;
  /** Hides the label from sight, not from screen readers. @default true */
  labelHidden?: boolean;
  /** What is typed, where the caller holds it. */
  value?: string;
  /** The value it starts with, where the component holds it. @default '' */
  defaultValue?: string;
  /** Called when the user changes the value. */
  onValueChange?: (change: { value: string }) => void;
  /** Enter was pressed; `query` is trimmed and never empty. */
  onSearch?: (search: { query: string }) => void;
  /** The text was cleared by the button or by Escape. */
  onClear?: () => void;
}

/**
 * A search of what is below it, at most 400 px wide. Renders a `form` with role `search` around an `input`:
 * `className` and `style` reach the form, `ref` and the rest the input.
 */
export function SearchField({
  label,
  labelHidden = true,
  value: valueProp,
  defaultValue = '',
  onValueChange,
  onSearch,
  onClear,
  id,
  className,
  style,
  ref,
  disabled,
  readOnly,
  onKeyDown,
  ...rest
}: SearchFieldProps) {
  const messages = useMessages(searchFieldMessages);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const canChange = !disabled && !readOnly;
  const { value, isBlank, canClear, change, submit, clear } = useSearchText({
    ...{ valueProp, defaultValue, canChange, onValueChange, onSearch, onClear, input },
  });
  useOwnEscape(input, canClear);
  const clearOnEscape = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isUnhandledEscape(event, onKeyDown) && canClear) clear();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a search element does not submit, and a form inside it would be one landmark more
    <form
      role="search"
      aria-label={label}
      noValidate
      onSubmit={submit}
      className={clsx(styles.form, className)}
      style={style}
    >
      <Field label={label} labelHidden={labelHidden} error={isBlank && messages.required} id={id}>
        {(control) => (
          <div className={styles.frame}>
            <Search className={styles.icon} aria-hidden="true" />
            <input
              autoComplete="off"
              enterKeyHint="search"
              {...rest}
              {...control}
              ref={input}
              disabled={disabled}
              readOnly={readOnly}
              required
              type="search"
              value={value}
              onChange={(event) => change(event.target.value)}
              onKeyDown={clearOnEscape}
              className={clsx(controlClass, styles.input)}
            />
            {canClear && (
              <button type="button" aria-label={messages.clear} onClick={clear} className={innerButton}>
                <X aria-hidden="true" />
              </button>
            )}
          </div>
        )}
      </Field>
    </form>
  );
}

interface SearchTextSettings extends Pick<SearchFieldProps, 'onValueChange' | 'onSearch' | 'onClear'> {
  valueProp: string | undefined;
  defaultValue: string;
  canChange: boolean;
  input: RefObject<HTMLInputElement | null>;
}

/** What is typed, and what Enter and the button that clears do with it. */
function useSearchText(settings: SearchTextSettings) {
  const { valueProp, defaultValue, canChange, onValueChange, onSearch, onClear, input } = settings;
  const [ownValue, setOwnValue] = useState(defaultValue);
  const [isBlank, setIsBlank] = useState(false);
  const value = valueProp ?? ownValue;

  const change = (next: string) => {
    setOwnValue(next);
    setIsBlank(false);
    onValueChange?.({ value: next });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Through a portal it would send a form around it too.
    event.stopPropagation();
    const query = value.trim();
    setIsBlank(query === '');
    if (query === '') input.current?.focus();
    else onSearch?.({ query });
  };
  const clear = () => {
    change('');
    onClear?.();
    input.current?.focus();
  };
  return { value, isBlank, canClear: value !== '' && canChange, change, submit, clear };
}
