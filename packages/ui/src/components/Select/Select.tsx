'use client';

import { clsx } from 'clsx/lite';
import { type ComponentProps, useId, useLayoutEffect, useRef } from 'react';
import { checkValues } from '../../internal/dev/propChecks';
import { control as controlClass } from '../../internal/fields/control.css';
import { hint as hintClass } from '../../internal/fields/field.css';
import { type FieldTexts, splitFieldProps } from '../../internal/fields/fieldProps';
import { useMergedRef } from '../../internal/hooks/useMergedRef';
import { ChevronDown } from '../../internal/icons';
import { Field } from '../Field';
import * as styles from './Select.css';

export interface SelectOption<Value extends string = string> {
  /** The value that is submitted, or reported. */
  value: Value;
  /** Its text, as the user reads it. */
  label: string;
}

export interface SelectOptionGroup<Value extends string = string> {
  /** Names the group. */
  label: string;
  /** In the order in which they are shown. */
  options: readonly SelectOption<Value>[];
}

export interface SelectProps<Value extends string = string>
  extends FieldTexts,
    Omit<
      ComponentProps<'select'>,
      'children' | 'multiple' | 'size' | 'value' | 'defaultValue' | keyof FieldTexts
    > {
  /** In the order in which they are shown. */
  options: readonly (SelectOption<Value> | SelectOptionGroup<Value>)[];
  /** The text of an empty choice before the others; without it the first option is chosen. */
  placeholder?: string | undefined;
  /** `''` is the empty choice. With it the field is controlled. */
  value?: NoInfer<Value> | '' | undefined;
  /** The value it starts with, where the component holds it. */
  defaultValue?: NoInfer<Value> | '' | undefined;
  /** `''` is the empty choice, which there is with a `placeholder`. */
  onValueChange?: ((event: { value: Value | '' }) => void) | undefined;
  /** Disables it, with the reason below it. */
  disabledReason?: string | undefined;
}

const isGroup = <V extends string>(
  option: SelectOption<V> | SelectOptionGroup<V>,
): option is SelectOptionGroup<V> => 'options' in option;

const renderOption = ({ value, label }: SelectOption) => (
  <option key={value} value={value}>
    {label}
  </option>
);

/**
 * One of a short list. Renders the browser's own `select`, which Select.md gives reasons for.
 * `className` and `style` reach the Field around it; `ref` and the rest reach the `select`.
 */
export function Select<Value extends string = string>({
  options,
  placeholder,
  disabledReason,
  onValueChange,
  ref: callersRef,
  ...props
}: SelectProps<Value>) {
  const [field, rest] = splitFieldProps(props);
  const selectRef = useRef<HTMLSelectElement>(null);
  const ref = useMergedRef(selectRef, callersRef);
  const reasonId = useId();
  checkValues(
    'Select',
    field.label,
    options.flatMap((option) => (isGroup(option) ? option.options : option)).map(({ value }) => value),
  );

  // As React does for text: a reset of the form leaves what the caller holds.
  useLayoutEffect(() => {
    if (rest.value === undefined) return;
    for (const option of selectRef.current?.options ?? []) option.defaultSelected = option.selected;
  });

  return (
    <Field {...field} aria-describedby={clsx(disabledReason && reasonId, field['aria-describedby'])}>
      {(control) => (
        <>
          <div className={styles.frame}>
            <select
              {...rest}
              {...control}
              ref={ref}
              onChange={(event) => {
                rest.onChange?.(event);
                onValueChange?.({ value: event.target.value as Value | '' });
              }}
              // Unsaid, Chromium calls a required one invalid before anyone has been there.
              aria-invalid={control['aria-invalid'] ?? false}
              disabled={rest.disabled || disabledReason !== undefined}
              className={clsx(controlClass, styles.select)}
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
            </select>
            <ChevronDown className={styles.chevron} aria-hidden="true" />
          </div>
          {disabledReason && (
            <p id={reasonId} className={hintClass}>
              {disabledReason}
            </p>
          )}
        </>
      )}
    </Field>
  );
}
