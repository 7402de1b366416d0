'use client';

import { clsx } from 'clsx/lite';
import { type ComponentProps, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { checkValues } from '../../internal/dev/propChecks';
import { control as controlClass } from '../../internal/fields/control.css';
import { useForm } from '../../internal/fields/FormContext';
import { type FieldTexts, splitFieldProps } from '../../internal/fields/fieldProps';
import { useControllableState } from '../../internal/hooks/useControllableState';
import { useFormReset } from '../../internal/hooks/useFormReset';
import { useMergedRef } from '../../internal/hooks/useMergedRef';
import { ChevronDown } from '../../internal/icons';
import * as combobox from '../../internal/listbox/listbox.css';
import { useMessages } from '../../internal/messages/messages';
import { announce } from '../Announcer';
import { Field } from '../Field';
import { Tag } from '../Tag';
import * as styles from './MultiSelect.css';
import { multiSelectMessages } from './MultiSelect.messages';
import { matching } from './matching';
import { useOptionList } from './useOptionList';

export interface MultiSelectOption<Value extends string = string> {
  /** Unique within the options. */
  value: Value;
  /** Its text, as the user reads it. */
  label: string;
}

export interface MultiSelectProps<Value extends string = string>
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'type' | 'size' | 'value' | 'defaultValue' | 'role' | keyof FieldTexts> {
  /** In the order in which they are shown. */
  options: readonly MultiSelectOption<Value>[];
  /** What is chosen, in the order of choice. With it the field is controlled. */
  value?: readonly NoInfer<Value>[] | undefined;
  /** The value it starts with, where the component holds it. @default none */
  defaultValue?: readonly NoInfer<Value>[] | undefined;
  /** Called when the user changes the value. */
  onValueChange?: ((event: { value: readonly Value[] }) => void) | undefined;
}

/**
 * Some of a list of options (APG combobox with a listbox popup that takes several). The form gets each value under `name`.
 * `className` and `style` reach the Field around it; `ref` and the rest reach the `input` in which one searches.
 */
export function MultiSelect<Value extends string = string>({
  options,
  value,
  defaultValue = [],
  onValueChange,
  ref: callersRef,
  ...props
}: MultiSelectProps<Value>) {
  const [field, { name, form, disabled, readOnly, ...rest }] = splitFieldProps(props);
  const messages = useMessages(multiSelectMessages);
  checkValues(
    'MultiSelect',
    field.label,
    options.map((option) => option.value),
  );
  const { clearIssue } = useForm();
  const [values, setChosen] = useControllableState<readonly Value[]>(value, defaultValue, (next) =>
    onValueChange?.({ value: next }),
  );
  // An address can name one twice.
  const chosen = [...new Set(values)];
  const [query, setQuery] = useState('');
  const frameRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const ref = useMergedRef(inputRef, callersRef);
  const { shown, count } = matching(options, query);
  const isLocked = disabled || readOnly;

  const labelOf = (of: Value) => options.find((option) => option.value === of)?.label ?? of;
  const choose = (next: readonly Value[]) => {
    setChosen(next);
    if (name) clearIssue(name);
  };
  const remove = (removed: Value) => {
    choose(chosen.filter((other) => other !== removed));
    announce(messages.removed(labelOf(removed)));
    inputRef.current?.focus();
  };
  const toggle = (toggled: Value) => {
    if (chosen.includes(toggled)) return remove(toggled);
    choose([...chosen, toggled]);
    announce(messages.chosen(labelOf(toggled)));
  };
  const list = useOptionList({
    frame: frameRef,
    count: shown.length,
    enabled: !isLocked,
    onToggle: (index) => {
      const option = shown[index];
      if (option) toggle(option.value);
    },
  });

  const search = (typed: string) => {
    setQuery(typed);
    list.show();
    list.deactivate();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event);
    if (event.nativeEvent.isComposing) return;
    const last = chosen.at(-1);
    if (event.key === 'Backspace' && query === '' && last !== undefined && !isLocked) remove(last);
    else list.onKeyDown(event);
  };

  useLayoutEffect(() => {
    inputRef.current?.setCustomValidity(field.required && chosen.length === 0 ? messages.required : '');
  });
  useFormReset(
    () => inputRef.current?.form,
    () => {
      if (value === undefined) setChosen(defaultValue);
      setQuery('');
      list.close();
    },
  );

  const left = count - shown.length;
  return (
    <Field {...field}>
      {({ required: _, ...control }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that focus leaves what is in it
        <div
          ref={frameRef}
          className={combobox.frame}
          onBlur={(event) => {
            if (frameRef.current?.contains(event.relatedTarget)) return;
            setQuery('');
            list.close();
          }}
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the whole box leads to its text box, which has the keys */}
          <div
            className={clsx(controlClass, styles.box)}
            data-disabled={disabled || undefined}
            data-invalid={control['aria-invalid']}
            onClick={() => {
              inputRef.current?.focus();
              list.show();
            }}
          >
            {chosen.map((of) => (
              <Tag key={of} {...(!isLocked && { onRemove: () => remove(of) })}>
                {labelOf(of)}
              </Tag>
            ))}
            <input
              autoComplete="off"
              placeholder={chosen.length === 0 ? messages.placeholder : undefined}
              {...rest}
              {...control}
              aria-describedby={
                clsx(control['aria-describedby'], chosen.length > 0 && `${control.id}-chosen`) || undefined
              }
              aria-invalid={control['aria-invalid'] ?? false}
              aria-required={field.required}
              ref={ref}
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={list.open}
              aria-controls={`${control.id}-list`}
              aria-activedescendant={list.active >= 0 ? `${control.id}-${list.active}` : undefined}
              data-name={name}
              form={form}
              disabled={disabled}
              readOnly={readOnly}
              value={query}
              onChange={(event) => search(event.target.value)}
              onKeyDown={onKeyDown}
              className={styles.input}
            />
          </div>
          <ChevronDown className={combobox.chevron} aria-hidden="true" />
          <span id={`${control.id}-chosen`} hidden>
            {chosen.map(labelOf).join(', ')}
          </span>
          {name &&
            chosen.map((of) => <input key={of} type="hidden" {...{ name, form, disabled }} value={of} />)}
          {list.open && (
            <div className={combobox.popup}>
              <div
                id={`${control.id}-list`}
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
                    id={`${control.id}-${at}`}
                    role="option"
                    aria-selected={chosen.includes(option.value)}
                    data-active={at === list.active || undefined}
                    className={clsx(combobox.option, styles.option)}
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => toggle(option.value)}
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
          )}
        </div>
      )}
    </Field>
  );
}
