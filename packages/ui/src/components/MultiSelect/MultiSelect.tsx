'use client';

import { type ComponentProps, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { checkValues } from '../../internal/dev/propChecks';
import { type FieldTexts, splitFieldProps } from '../../internal/fields/fieldProps';
import { useFormReset } from '../../internal/hooks/useFormReset';
import { useMergedRef } from '../../internal/hooks/useMergedRef';
import { ChevronDown } from '../../internal/icons';
import * as combobox from '../../internal/listbox/listbox.css';
import { useMessages } from '../../internal/messages/messages';
import { Field } from '../Field';
import { multiSelectMessages } from './MultiSelect.messages';
import { MultiSelectBox } from './MultiSelectBox';
import { MultiSelectPopup } from './MultiSelectPopup';
import type { MultiSelectOption } from './matching';
import { useChosen } from './useChosen';
import { useOptionSearch } from './useOptionSearch';

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
  const values = options.map((option) => option.value);
  checkValues('MultiSelect', field.label, values);
  const frameRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const ref = useMergedRef(inputRef, callersRef);
  const { chosen, labelOf, remove, toggle, reset } = useChosen({
    ...{ options, value, defaultValue, onValueChange, name, inputRef },
  });
  const isLocked = disabled || readOnly;
  const { query, found, list, search, clear, leave } = useOptionSearch({
    ...{ options, frame: frameRef, enabled: !isLocked, onToggle: toggle },
  });

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
      reset();
      clear();
    },
  );

  return (
    <Field {...field}>
      {({ required, ...control }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that focus leaves what is in it
        <div ref={frameRef} className={combobox.frame} onBlur={leave}>
          <MultiSelectBox
            {...rest}
            {...control}
            {...{ ref, inputRef, form, disabled, readOnly, chosen, labelOf, onKeyDown }}
            onRemove={isLocked ? undefined : remove}
            onPress={list.show}
            aria-invalid={control['aria-invalid'] ?? false}
            aria-required={required}
            aria-expanded={list.open}
            aria-controls={`${control.id}-list`}
            aria-activedescendant={list.active >= 0 ? `${control.id}-${list.active}` : undefined}
            data-name={name}
            value={query}
            onChange={(event) => search(event.target.value)}
          />
          <ChevronDown className={combobox.chevron} aria-hidden="true" />
          <span id={`${control.id}-chosen`} hidden>
            {chosen.map(labelOf).join(', ')}
          </span>
          {name &&
            chosen.map((of) => <input key={of} type="hidden" {...{ name, form, disabled }} value={of} />)}
          {list.open && (
            <MultiSelectPopup
              {...found}
              {...{ list, chosen, query, onToggle: toggle, controlId: control.id }}
            />
          )}
        </div>
      )}
    </Field>
  );
}
