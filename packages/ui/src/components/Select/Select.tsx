'use client';

import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ChangeEvent, type ComponentProps, useId } from 'react';
import { checkValues } from '../../internal/dev/propChecks';
import { control as controlClass } from '../../internal/fields/control.css';
import { hint as hintClass } from '../../internal/fields/field.css';
import { Field, type FieldTexts } from '../Field/Field';
import * as styles from './Select.css';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
}

export interface SelectOptionGroup<Value extends string = string> {
  /** Names the group. */
  label: string;
  options: readonly SelectOption<Value>[];
}

export interface SelectProps<Value extends string = string>
  extends FieldTexts,
    Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'size' | 'value' | 'defaultValue' | 'onChange'> {
  options: readonly (SelectOption<Value> | SelectOptionGroup<Value>)[];
  /** The text of an empty choice before the others; without it the first option is chosen. */
  placeholder?: string;
  /** `''` is the empty choice. */
  value?: NoInfer<Value> | '';
  defaultValue?: NoInfer<Value> | '';
  onChange?: (event: ChangeEvent<HTMLSelectElement> & { target: { value: Value | '' } }) => void;
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
  label,
  labelHidden,
  hint,
  error,
  required,
  id,
  options,
  placeholder,
  disabledReason,
  disabled,
  onChange,
  className,
  style,
  ...rest
}: SelectProps<Value>) {
  const reasonId = useId();
  checkValues(
    'Select',
    label,
    options.flatMap((option) => (isGroup(option) ? option.options : option)).map(({ value }) => value),
  );
  return (
    <Field {...{ label, labelHidden, hint, error, required, id, name: rest.name, className, style }}>
      {(control) => (
        <>
          <div className={styles.frame}>
            <select
              {...rest}
              {...control}
              {...(onChange && { onChange: onChange as (event: ChangeEvent<HTMLSelectElement>) => void })}
              // Unsaid, Chromium calls a required one invalid before anyone has been there.
              aria-invalid={control['aria-invalid'] ?? false}
              disabled={disabled || disabledReason !== undefined}
              aria-describedby={
                clsx(control['aria-describedby'], disabledReason && reasonId, rest['aria-describedby']) ||
                undefined
              }
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
