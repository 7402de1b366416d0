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

/** The currency of the amounts of a form, which are shown in it. */
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
