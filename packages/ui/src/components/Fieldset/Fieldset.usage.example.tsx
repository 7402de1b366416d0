import { Fieldset } from '@rentsafe/ui/Fieldset';
import { TextField } from '@rentsafe/ui/TextField';

export const Do = () => (
  <Fieldset label="Bank account">
    <TextField label="Bank" name="bank_do" />
    <TextField label="Number" name="number_do" />
  </Fieldset>
);

export const Dont = () => (
  <Fieldset label="Please enter:">
    <TextField label="Bank account bank" name="bank_dont" />
    <TextField label="Bank account number" name="number_dont" />
  </Fieldset>
);
