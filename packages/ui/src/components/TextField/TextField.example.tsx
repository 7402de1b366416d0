import { Stack } from '@rentsafe/ui/Stack';
import { TextField } from '@rentsafe/ui/TextField';

export function CompanyFields() {
  return (
    <Stack gap="field">
      <TextField label="Registered Name" name="registered_name" required />
      <TextField label="Email" name="email" type="email" hint="Statements are sent here." />
      <TextField
        label="Registration Number"
        name="registration_number"
        defaultValue="45"
        error="A registration number looks like 4521/2019."
      />
    </Stack>
  );
}
