'use client';

import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { type ChangeEvent, type ComponentProps, type ReactNode, useId } from 'react';
import { checkNamed, checkValues } from '../../internal/dev/propChecks';
import { Choice } from '../../internal/fields/Choice';
import { box } from '../../internal/fields/choice.css';
import { useIssue } from '../../internal/fields/FormContext';
import * as field from '../../internal/fields/field.css';
import type { FieldTexts } from '../Field/Field';
import * as styles from './RadioGroup.css';

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
}

export interface RadioGroupProps<Value extends string = string>
  extends Omit<FieldTexts, 'labelHidden'>,
    Omit<ComponentProps<'fieldset'>, 'children' | 'onChange' | 'defaultValue'> {
  options: readonly RadioOption<Value>[];
  /** @default a generated one, which is not meant to be read */
  name?: string;
  value?: Value;
  defaultValue?: Value;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** One of a few options, all in sight. Renders a `fieldset`, named by its `legend`, of the browser's own radio buttons. */
export function RadioGroup<Value extends string = string>({
  label,
  hint,
  error: errorProp,
  required,
  options,
  name: nameProp,
  value,
  defaultValue,
  onChange,
  className,
  ...rest
}: RadioGroupProps<Value>) {
  const id = useId();
  checkNamed('RadioGroup', 'label', label);
  checkValues(
    'RadioGroup',
    label,
    options.map((option) => option.value),
  );
  const issue = useIssue(nameProp);
  const error = errorProp || issue;
  const name = nameProp ?? id;
  return (
    <fieldset
      aria-describedby={clsx(error && `${id}-error`, hint && `${id}-hint`) || undefined}
      {...rest}
      className={clsx(styles.group, className)}
    >
      <legend className={clsx(field.label, styles.legend, required && field.required)}>{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className={field.hint}>
          {hint}
        </p>
      )}
      <div className={styles.options}>
        {options.map((option) => (
          <Choice
            key={option.value}
            type="radio"
            name={name}
            boxClassName={clsx(box, styles.radio)}
            required={required}
            {...option}
            {...(value !== undefined && {
              checked: value === option.value,
              onChange: onChange ?? (() => {}),
            })}
            {...(value === undefined && { defaultChecked: defaultValue === option.value, onChange })}
          />
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={field.error}>
          <CircleAlert className={field.errorIcon} />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
