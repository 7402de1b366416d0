import { MoneyField } from '@rentsafe/ui/MoneyField';
import { TextField } from '@rentsafe/ui/TextField';

export const Do = () => (
  <MoneyField
    label="Rent"
    name="rent_do"
    currency="USD"
    defaultValue="450.00"
    hint="Water and power are extra."
  />
);

export const Dont = () => <TextField label="Rent ($, numbers only!)" name="rent_dont" defaultValue="$450" />;
