'use client';

import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { checkValues } from '../../internal/dev/propChecks';
import { type FieldTexts, splitFieldProps } from '../../internal/fields/fieldProps';
import type { FieldOption } from '../../internal/fields/option';
import { orEmpty } from '../../internal/fields/orEmpty';
import { useFormReset } from '../../internal/hooks/useFormReset';
import { useMergedRef } from '../../internal/hooks/useMergedRef';
import { ChevronDown } from '../../internal/icons';
import * as combobox from '../../internal/listbox/listbox.css';
import type { Search } from '../../internal/listbox/useSearch';
import { useMessages } from '../../internal/messages/messages';
import { Field } from '../Field';
import type { CreationRules } from './creating';
import { multiSelectMessages } from './MultiSelect.messages';
import { MultiSelectBox } from './MultiSelectBox';
import { MultiSelectPopup } from './MultiSelectPopup';
import { useChosen } from './useChosen';
import { useCreating } from './useCreating';
import { useOptionSearch } from './useOptionSearch';
import { useTextBox } from './useTextBox';

export interface MultiSelectProps<Value extends string = string>
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'type' | 'size' | 'value' | 'defaultValue' | 'role' | keyof FieldTexts> {
  /** In the order in which they are shown. With `search`, those that are known already: the ones that are chosen at the start. @default none */
  options?: readonly FieldOption<Value>[] | undefined;
  /** Finds the options on the server. */
  search?: Search<FieldOption<Value>> | undefined;
  /**
   * Whether values can be added that are none of the options, by Enter, a comma or a paste of several: tags. Each is its own label,
   * so that `Value` is any text then. With rules, what such a value must be.
   * @default false
   */
  creatable?: boolean | CreationRules | undefined;
  /** What is chosen, in the order of choice; null is nothing. With it the field is controlled. */
  value?: readonly NoInfer<Value>[] | null | undefined;
  /** The value it starts with, where the component holds it. @default none */
  defaultValue?: readonly NoInfer<Value>[] | null | undefined;
  /** Called when the user changes the value. */
  onValueChange?: ((event: { value: readonly Value[] }) => void) | undefined;
}

const none: readonly never[] = [];
const noRules: CreationRules = {};

/**
 * Some of a list of options (APG combobox with a listbox popup that takes several). The form gets each value under `name`.
 * `className` and `style` reach the Field around it; `ref` and the rest reach the `input` in which one searches.
 */
export function MultiSelect<Value extends string = string>({
  options = none,
  search: find,
  creatable = false,
  value,
  defaultValue,
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
  const { chosen, labelOf, add, remove, toggle, reset } = useChosen({
    ...{ options, onValueChange, name, inputRef },
    value: orEmpty(value, none),
    defaultValue: defaultValue || none,
  });
  const isLocked = disabled || readOnly;
  const rules = creatable === true ? noRules : creatable || undefined;
  const creating = useCreating({ rules, options, chosen: chosen.map(labelOf), onAdd: add });
  const finding = useOptionSearch<Value>({
    ...{ options, search: find, frame: frameRef, enabled: !isLocked, offer: creating.offer },
    onToggle: (option) => textBox.pick(option),
  });
  const { query, found, list } = finding;
  const textBox = useTextBox({ chosen, creating, finding, isLocked, remove, toggle });

  useLayoutEffect(() => {
    const missing = field.required && chosen.length === 0 ? messages.required : '';
    inputRef.current?.setCustomValidity(creating.problem ?? missing);
  });
  useFormReset(
    () => inputRef.current?.form,
    () => {
      reset();
      creating.forget();
      finding.clear();
    },
  );

  return (
    <Field {...field} error={creating.problem ?? field.error}>
      {({ required, ...control }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that focus leaves what is in it
        <div ref={frameRef} className={combobox.frame} onBlur={textBox.leave(frameRef)}>
          <MultiSelectBox
            {...rest}
            {...control}
            {...{ ref, inputRef, form, disabled, readOnly, chosen, labelOf }}
            {...textBox.handlers(rest)}
            takesText={rules !== undefined}
            onRemove={isLocked ? undefined : remove}
            onPress={list.show}
            aria-invalid={control['aria-invalid'] ?? false}
            aria-required={required}
            aria-expanded={list.open}
            aria-controls={`${control.id}-list`}
            aria-activedescendant={list.active >= 0 ? `${control.id}-${list.active}` : undefined}
            data-name={name}
            data-list={name}
            value={query}
          />
          <ChevronDown data-part="chevron" className={combobox.chevron} aria-hidden="true" />
          <span id={`${control.id}-chosen`} hidden>
            {chosen.map(labelOf).join(', ')}
          </span>
          {name &&
            chosen.map((of) => <input key={of} type="hidden" {...{ name, form, disabled }} value={of} />)}
          {list.open && (
            <MultiSelectPopup
              {...found}
              {...{ list, chosen, status: finding.status, onToggle: textBox.pick, controlId: control.id }}
              none={rules ? creating.help(query, finding.matches) : messages.none(query.trim())}
              onRetry={() => {
                // The button is about to go.
                inputRef.current?.focus();
                finding.searchAgain();
              }}
            />
          )}
        </div>
      )}
    </Field>
  );
}
