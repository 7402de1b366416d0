import { type Currency, currencies } from '@rentsafe/domain/money';
import { Select } from '@rentsafe/ui/Select';

interface CurrencySelectProps {
  value: Currency;
  onCurrency: (currency: Currency) => void;
}

const options = currencies.map((value) => ({ value, label: value }));

/** The one currency of a report: amounts of two are never added. */
export const CurrencySelect = ({ value, onCurrency }: CurrencySelectProps) => (
  <Select
    label="Currency"
    options={options}
    value={value}
    onValueChange={(event) => event.value && onCurrency(event.value)}
  />
);
