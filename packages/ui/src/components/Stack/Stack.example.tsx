import { Stack } from '@rentsafe/ui/Stack';
import { TextField } from '@rentsafe/ui/TextField';

/** `field` is the gap between fields, `section` between parts of a page. */
export function ContactFields() {
  return (
    <Stack gap="field">
      <TextField label="Email" name="email" type="email" />
      <TextField label="Telephone" name="telephone" type="tel" />
    </Stack>
  );
}
