import { type Currency, currencies } from '@rentsafe/domain/money';
import { Select } from '@rentsafe/ui/Select';
import { optionsOf } from './options';

interface CurrencyFieldProps {
  /** @default 'Currency' */
  label?: string;
  required?: boolean;
  value: Currency;
  onCurrency: (currency: Currency) => void;
}

/** The one currency of a form or a report: amounts of two are never added. */
export const CurrencyField = ({
  label = 'Currency',
  required = false,
  value,
  onCurrency,
}: CurrencyFieldProps) => (
  <Select
    label={label}
    name="currency"
    required={required}
    options={optionsOf(currencies)}
    value={value}
    onValueChange={({ value: chosen }) => chosen && onCurrency(chosen)}
  />
);
