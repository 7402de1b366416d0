'use client';

import { clsx } from 'clsx/lite';
import { type ComponentProps, type KeyboardEvent, useImperativeHandle, useRef } from 'react';
import { control as controlClass, innerButton } from '../../internal/fields/control.css';
import { orEmpty } from '../../internal/fields/orEmpty';
import { Search, X } from '../../internal/icons';
import { useMessages } from '../../internal/messages/messages';
import { useOwnEscape } from '../../internal/overlay/escape';
import { isUnhandledEscape } from '../../internal/overlay/isUnhandledEscape';
import { Field } from '../Field';
import * as styles from './SearchField.css';
import { searchFieldMessages } from './SearchField.messages';
import { useSearchText } from './useSearchText';

export interface SearchFieldProps
  extends Omit<
    ComponentProps<'input'>,
    'type' | 'size' | 'value' | 'defaultValue' | 'onChange' | 'onSubmit'
  > {
  /** Names the search and its field. */
  label: string;
  /** Hides the label from sight, not from screen readers. @default true */
  labelHidden?: boolean;
  /** What is typed, where the caller holds it; null is empty. */
  value?: string | null | undefined;
  /** The value it starts with, where the component holds it. @default '' */
  defaultValue?: string | null | undefined;
  /** Called when the user changes the value. */
  onValueChange?: (change: { value: string }) => void;
  /** What is searched for now, where the caller holds it, such as in the address. The text follows it when it changes from elsewhere. */
  query?: string;
  /** Something else is to be searched for; `query` is trimmed, and `''` once the search was cleared: by Enter in an empty box too. */
  onSearch?: (search: { query: string }) => void;
  /** The text was cleared. What was searched for goes with `onSearch({ query: '' })`. */
  onClear?: () => void;
}

/**
 * A search of what is below it, at most 400 px wide. Renders a `form` with role `search` around an `input`:
 * `className` and `style` reach the form, `ref` and the rest the input.
 */
export function SearchField({
  label,
  labelHidden = true,
  value,
  defaultValue,
  onValueChange,
  query,
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
  const { text, isBlank, canClear, change, submit, clear } = useSearchText({
    ...{
      query,
      value: orEmpty(value, ''),
      defaultValue: defaultValue ?? '',
      canChange,
      onValueChange,
      onSearch,
      onClear,
      input,
    },
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
            <Search data-part="icon" className={styles.icon} aria-hidden="true" />
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
              value={text}
              onChange={(event) => change(event.target.value)}
              onKeyDown={clearOnEscape}
              data-part="control"
              className={clsx(controlClass, styles.input)}
            />
            {canClear && (
              <button
                type="button"
                aria-label={messages.clear}
                onClick={clear}
                data-part="clear"
                className={innerButton}
              >
                <X aria-hidden="true" />
              </button>
            )}
          </div>
        )}
      </Field>
    </form>
  );
}
