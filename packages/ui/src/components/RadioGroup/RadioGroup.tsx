'use client';

import { clsx } from 'clsx/lite';
import { type ComponentProps, useId } from 'react';
import { checkNamed, checkValues } from '../../internal/dev/propChecks';
import { Choice } from '../../internal/fields/Choice';
import { box, radio } from '../../internal/fields/choice.css';
import { FieldNotes, useNotes } from '../../internal/fields/FieldNotes';
import * as field from '../../internal/fields/field.css';
import type { FieldTexts } from '../../internal/fields/fieldProps';
import { group, legend } from '../../internal/fields/group.css';
import { hasHint, OptionHint } from '../../internal/fields/OptionHint';
import { type FieldOption, isHeld, isUnavailable } from '../../internal/fields/option';
import * as styles from './RadioGroup.css';

export interface RadioGroupProps<Value extends string = string>
  extends Omit<FieldTexts, 'labelHidden'>,
    Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue' | keyof FieldTexts> {
  /** In the order in which they are shown. */
  options: readonly FieldOption<Value>[];
  /** The name under which it is submitted. @default a generated one, which is not meant to be read */
  name?: string | undefined;
  /** The chosen option; `''` and null are none. With it the group is controlled. */
  value?: NoInfer<Value> | '' | null | undefined;
  /** The value it starts with, where the component holds it. */
  defaultValue?: NoInfer<Value> | '' | null | undefined;
  /** Called when the user changes the value. */
  onValueChange?: ((event: { value: Value }) => void) | undefined;
}

/** One of a few options, all in sight. Renders a `fieldset`, named by its `legend`, of the browser's own radio buttons. */
export function RadioGroup<Value extends string = string>({
  label,
  hint,
  warning,
  error,
  required,
  options,
  name,
  value,
  defaultValue,
  onValueChange,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
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
  const own = { 'aria-describedby': describedBy, 'aria-invalid': invalid };
  const { notes, attributes } = useNotes(id, { hint, warning, error, name, ...own });
  return (
    <fieldset aria-describedby={attributes['aria-describedby']} {...rest} className={clsx(group, className)}>
      <legend data-part="legend" className={clsx(field.label, legend, required && field.required)}>
        {label}
      </legend>
      <div data-part="options" className={styles.options}>
        {options.map((option) => (
          <Choice
            key={option.value}
            type="radio"
            name={name ?? id}
            boxClassName={clsx(box, radio)}
            required={required}
            aria-invalid={invalid}
            value={option.value}
            label={option.label}
            hint={hasHint(option) && <OptionHint {...option} />}
            disabled={
              isUnavailable(option) && !isHeld(option.value, value === undefined ? defaultValue : value)
            }
            {...(value === undefined
              ? { defaultChecked: defaultValue === option.value }
              : { checked: value === option.value })}
            onCheckedChange={() => onValueChange?.({ value: option.value })}
          />
        ))}
      </div>
      <FieldNotes {...notes} />
    </fieldset>
  );
}
