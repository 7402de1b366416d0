import { Stack } from '@rentsafe/ui/Stack';
import { TextField } from '@rentsafe/ui/TextField';

export const Do = () => (
  <Stack gap="field">
    <TextField label="Email" name="email_do" type="email" />
    <TextField label="Telephone" name="telephone_do" type="tel" />
  </Stack>
);

export const Dont = () => (
  <div>
    <TextField label="Email" name="email_dont" type="email" style={{ marginBlockEnd: '2.5rem' }} />
    <TextField label="Telephone" name="telephone_dont" type="tel" />
  </div>
);
