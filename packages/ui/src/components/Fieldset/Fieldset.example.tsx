import { Fieldset } from '@rentsafe/ui/Fieldset';
import { TextField } from '@rentsafe/ui/TextField';

export function BankAccount() {
  return (
    <Fieldset label="Bank account">
      <TextField label="Bank" name="bank" />
      <TextField label="Account number" name="account_number" inputMode="numeric" />
    </Fieldset>
  );
}
