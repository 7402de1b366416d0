'use client';

import { currencyDigits } from '@rentsafe/format/money';
import { clsx } from 'clsx/lite';
import { checkLimits } from '../../internal/dev/propChecks';
import { control as controlClass } from '../../internal/fields/control.css';
import { splitFieldProps } from '../../internal/fields/fieldProps';
import { number } from '../../internal/fields/number.css';
import { ParsedInput } from '../../internal/fields/ParsedInput';
import { useDecimal } from '../../internal/fields/useDecimal';
import { useLocale } from '../../internal/locale/locale';
import { Field } from '../Field';
import type { NumberFieldProps } from '../NumberField';
import * as styles from './MoneyField.css';

export interface MoneyFieldProps extends Omit<NumberFieldProps, 'decimals'> {
  /** Any code of ISO 4217: shown before the amount, and read with it. @default that of the LocaleProvider, else 'USD' */
  currency?: string | undefined;
}

/**
 * An amount in its currency, as decimal text with as many decimals as the currency has; never negative unless `min` allows it.
 * `className` and `style` reach the Field around it; `ref` and the rest reach the `input`.
 */
export function MoneyField({
  currency: ownCurrency,
  min = 0,
  max,
  value,
  defaultValue,
  onValueChange,
  ...props
}: MoneyFieldProps) {
  const [field, rest] = splitFieldProps(props);
  const locale = useLocale();
  const currency = ownCurrency ?? locale.currency;
  checkLimits('MoneyField', field.label, min, max);
  const box = useDecimal(
    { currency, decimals: currencyDigits(currency), min, max },
    { value, defaultValue, onValueChange },
  );
  return (
    <Field {...field}>
      {({ 'aria-describedby': describedBy, ...control }) => (
        <div className={styles.frame}>
          <span id={`${control.id}-currency`} data-part="currency" className={styles.currency}>
            {currency}
          </span>
          <ParsedInput
            inputMode="decimal"
            {...rest}
            {...control}
            aria-describedby={clsx(`${control.id}-currency`, describedBy)}
            {...box}
            data-part="control"
            className={clsx(controlClass, number, styles.amount)}
          />
        </div>
      )}
    </Field>
  );
}
