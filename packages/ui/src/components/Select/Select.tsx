'use client';

import { clsx } from 'clsx/lite';
import { type ComponentProps, useId, useLayoutEffect, useRef } from 'react';
import { checkValues } from '../../internal/dev/propChecks';
import { hint as hintClass } from '../../internal/fields/field.css';
import { type FieldTexts, splitFieldProps } from '../../internal/fields/fieldProps';
import { NativeSelect } from '../../internal/fields/NativeSelect';
import { type FieldOption, isHeld, isUnavailable } from '../../internal/fields/option';
import { orEmpty } from '../../internal/fields/orEmpty';
import { useControllableState } from '../../internal/hooks/useControllableState';
import { useFormReset } from '../../internal/hooks/useFormReset';
import { useMergedRef } from '../../internal/hooks/useMergedRef';
import { useMessages } from '../../internal/messages/messages';
import { Field } from '../Field';
import { selectMessages } from './Select.messages';

export interface SelectOptionGroup<Value extends string = string> {
  /** Names the group. */
  label: string;
  /** In the order in which they are shown. */
  options: readonly FieldOption<Value>[];
}

export interface SelectProps<Value extends string = string>
  extends FieldTexts,
    Omit<
      ComponentProps<'select'>,
      'children' | 'multiple' | 'size' | 'value' | 'defaultValue' | keyof FieldTexts
    > {
  /** In the order in which they are shown. */
  options: readonly (FieldOption<Value> | SelectOptionGroup<Value>)[];
  /** The text of an empty choice before the others; without it the first option is chosen. */
  placeholder?: string | undefined;
  /** `''` and null are the empty choice. With it the field is controlled. */
  value?: NoInfer<Value> | '' | null | undefined;
  /** The value it starts with, where the component holds it. */
  defaultValue?: NoInfer<Value> | '' | null | undefined;
  /** `''` is the empty choice, which there is with a `placeholder`. */
  onValueChange?: ((event: { value: Value | '' }) => void) | undefined;
  /** Disables it, with the reason below it. */
  disabledReason?: string | undefined;
}

const isGroup = <V extends string>(
  option: FieldOption<V> | SelectOptionGroup<V>,
): option is SelectOptionGroup<V> => 'options' in option;

const flat = <V extends string>(options: readonly (FieldOption<V> | SelectOptionGroup<V>)[]) =>
  options.flatMap((option) => (isGroup(option) ? option.options : option));

/**
 * One of a short list. Renders the browser's own `select`, which Select.md gives reasons for.
 * `className` and `style` reach the Field around it; `ref` and the rest reach the `select`.
 */
export function Select<Value extends string = string>({
  options,
  placeholder,
  disabledReason,
  value,
  defaultValue,
  onValueChange,
  ref: callersRef,
  ...props
}: SelectProps<Value>) {
  const [field, rest] = splitFieldProps(props);
  const selectRef = useRef<HTMLSelectElement>(null);
  const ref = useMergedRef(selectRef, callersRef);
  const reasonId = useId();
  const messages = useMessages(selectMessages);
  const all = flat(options);
  const values = all.map((option) => option.value);
  checkValues('Select', field.label, values);
  const start = defaultValue ?? (placeholder === undefined ? values[0] : '') ?? '';
  const [chosen, setChosen] = useControllableState<Value | ''>(orEmpty(value, ''), start, undefined);
  const description = all.find((option) => option.value === chosen)?.description;
  useFormReset(
    () => selectRef.current?.form,
    () => setChosen(start),
  );
  const renderOption = (option: FieldOption<Value>) => {
    const { value: of, label, disabledReason: reason } = option;
    return (
      <option
        key={of}
        value={of}
        disabled={isUnavailable(option) && !isHeld(of, value === undefined ? defaultValue : value)}
      >
        {reason === undefined ? label : messages.unavailable(label, reason)}
      </option>
    );
  };

  // As React does for text: a reset of the form leaves what the caller holds.
  useLayoutEffect(() => {
    if (value === undefined) return;
    for (const option of selectRef.current?.options ?? []) option.defaultSelected = option.selected;
  });

  return (
    <Field
      {...field}
      aria-describedby={clsx((disabledReason || description) && reasonId, field['aria-describedby'])}
    >
      {(control) => (
        <>
          <NativeSelect
            {...rest}
            {...control}
            value={orEmpty(value, '')}
            defaultValue={defaultValue ?? undefined}
            ref={ref}
            onChange={(event) => {
              rest.onChange?.(event);
              const next = event.target.value as Value | '';
              setChosen(next);
              onValueChange?.({ value: next });
            }}
            // Unsaid, Chromium calls a required one invalid before anyone has been there.
            aria-invalid={control['aria-invalid'] ?? false}
            disabled={rest.disabled || disabledReason !== undefined}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) =>
              isGroup(option) ? (
                <optgroup key={option.label} label={option.label}>
                  {option.options.map(renderOption)}
                </optgroup>
              ) : (
                renderOption(option)
              ),
            )}
          </NativeSelect>
          {(disabledReason || description) && (
            <p id={reasonId} className={hintClass}>
              {disabledReason || description}
            </p>
          )}
        </>
      )}
    </Field>
  );
}
