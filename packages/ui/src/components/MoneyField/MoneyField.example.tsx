import { MoneyField } from '@rentsafe/ui/MoneyField';
import { Stack } from '@rentsafe/ui/Stack';

export function RentFields() {
  return (
    <Stack gap="field">
      <MoneyField label="Rent" name="rent" currency="USD" min={1} required />
      <MoneyField label="Deposit" name="deposit" currency="USD" defaultValue="450.00" hint="One month." />
    </Stack>
  );
}
