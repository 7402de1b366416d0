'use client';

import type { Currency } from '@rentsafe/domain/money';
import { clsx } from 'clsx';
import { checkLimits } from '../../internal/dev/propChecks';
import { control as controlClass } from '../../internal/fields/control.css';
import { number } from '../../internal/fields/number.css';
import { ParsedInput } from '../../internal/fields/ParsedInput';
import { Field } from '../Field/Field';
import { type NumberFieldProps, useDecimalParser } from '../NumberField/NumberField';
import * as styles from './MoneyField.css';

export interface MoneyFieldProps extends Omit<NumberFieldProps, 'decimals'> {
  /** Shown before the amount, and read with it. @default 'USD' */
  currency?: Currency;
}

/**
 * An amount in its currency, as decimal text with at most two decimals; never negative unless `min` allows it.
 * `className` and `style` reach the Field around it; `ref` and the rest reach the `input`.
 */
export function MoneyField({
  label,
  labelHidden,
  hint,
  error,
  required,
  id,
  currency = 'USD',
  min = 0,
  max,
  className,
  style,
  ...rest
}: MoneyFieldProps) {
  checkLimits('MoneyField', label, min, max);
  const limits = { decimals: 2, min, ...(max !== undefined && { max }) };
  const read = useDecimalParser(limits);
  return (
    <Field {...{ label, labelHidden, hint, error, required, id, name: rest.name, className, style }}>
      {(control) => (
        <div className={styles.frame}>
          <span id={`${control.id}-currency`} className={styles.currency}>
            {currency}
          </span>
          <ParsedInput
            inputMode="decimal"
            {...rest}
            {...control}
            aria-describedby={clsx(
              `${control.id}-currency`,
              control['aria-describedby'],
              rest['aria-describedby'],
            )}
            read={read}
            className={clsx(controlClass, number, styles.amount)}
          />
        </div>
      )}
    </Field>
  );
}
