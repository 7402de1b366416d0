'use client';

import { type DecimalLimits, type DecimalProblem, readDecimal } from '@rentsafe/domain/number';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { checkLimits } from '../../internal/dev/propChecks';
import { control as controlClass } from '../../internal/fields/control.css';
import { number } from '../../internal/fields/number.css';
import { ParsedInput, type ParsedInputProps } from '../../internal/fields/ParsedInput';
import { useMessages } from '../../internal/messages/messages';
import { Field, type FieldTexts } from '../Field/Field';
import { numberFieldMessages } from './NumberField.messages';

export interface NumberFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'type' | 'size' | 'value' | 'defaultValue' | 'min' | 'max' | 'step'>,
    Pick<ParsedInputProps, 'value' | 'defaultValue'> {
  /** Digits that may follow the point. @default 0 */
  decimals?: number;
  min?: number;
  max?: number;
}

/** Parses typed text within limits: its value, and the message for a problem. */
export function useDecimalParser(limits: DecimalLimits): ParsedInputProps['read'] {
  const messages = useMessages(numberFieldMessages);
  const { decimals, min, max } = limits;
  const messageOf = (problem: DecimalProblem | null) => {
    switch (problem) {
      case null:
        return undefined;
      case 'min':
        return messages.min(min ?? 0);
      case 'max':
        return messages.max(max ?? 0);
      case 'decimals':
        return decimals === 0 ? messages.whole : messages.decimals(decimals ?? 0);
      case 'format':
        return decimals === 0 ? messages.whole : messages.format;
    }
  };
  return (text) => {
    const { value, problem } = readDecimal(text, limits);
    return { value, problem: messageOf(problem) };
  };
}

/**
 * A number as decimal text: no spin buttons, no wheel, no rounding. The form gets `1234.5` for a typed `1,234.5`.
 * `className` and `style` reach the Field around it; `ref` and the rest reach the `input`.
 */
export function NumberField({
  label,
  labelHidden,
  hint,
  error,
  required,
  id,
  decimals = 0,
  min,
  max,
  className,
  style,
  ...rest
}: NumberFieldProps) {
  checkLimits('NumberField', label, min, max);
  const limits = { decimals, ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  const read = useDecimalParser(limits);
  return (
    <Field {...{ label, labelHidden, hint, error, required, id, name: rest.name, className, style }}>
      {(control) => (
        <ParsedInput
          inputMode={decimals === 0 ? 'numeric' : 'decimal'}
          {...rest}
          {...control}
          aria-describedby={clsx(control['aria-describedby'], rest['aria-describedby']) || undefined}
          read={read}
          className={clsx(controlClass, number)}
        />
      )}
    </Field>
  );
}
