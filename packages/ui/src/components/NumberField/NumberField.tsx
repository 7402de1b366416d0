'use client';

import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { checkLimits } from '../../internal/dev/propChecks';
import { control as controlClass } from '../../internal/fields/control.css';
import { type FieldTexts, splitFieldProps } from '../../internal/fields/fieldProps';
import { number } from '../../internal/fields/number.css';
import { ParsedInput } from '../../internal/fields/ParsedInput';
import { useDecimal } from '../../internal/fields/useDecimal';
import type { ParsedValueProps } from '../../internal/fields/useParsedText';
import { Field } from '../Field';

export interface NumberFieldProps
  extends FieldTexts,
    ParsedValueProps,
    Omit<
      ComponentProps<'input'>,
      'type' | 'size' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | keyof FieldTexts
    > {
  /** Digits that may follow the point. @default 0 */
  decimals?: number | undefined;
  /** The smallest that is allowed. */
  min?: number | undefined;
  /** The largest that is allowed. */
  max?: number | undefined;
}

/**
 * A number as decimal text: no spin buttons, no wheel, no rounding. Its value, and what the form gets, is `1234.5` for a typed
 * `1,234.5`. `className` and `style` reach the Field around it; `ref` and the rest reach the `input`.
 */
export function NumberField({
  decimals = 0,
  min,
  max,
  value,
  defaultValue,
  onValueChange,
  ...props
}: NumberFieldProps) {
  const [field, rest] = splitFieldProps(props);
  checkLimits('NumberField', field.label, min, max);
  const box = useDecimal({ decimals, min, max }, { value, defaultValue, onValueChange });
  return (
    <Field {...field}>
      {(control) => (
        <ParsedInput
          inputMode={decimals === 0 ? 'numeric' : 'decimal'}
          {...rest}
          {...control}
          {...box}
          data-part="control"
          className={clsx(controlClass, number)}
        />
      )}
    </Field>
  );
}
