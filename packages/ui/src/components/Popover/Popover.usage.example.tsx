import { Button } from '@rentsafe/ui/Button';
import { Card } from '@rentsafe/ui/Card';
import { Checkbox } from '@rentsafe/ui/Checkbox';
import { Stack } from '@rentsafe/ui/Stack';
import { TextArea } from '@rentsafe/ui/TextArea';
import { TextField } from '@rentsafe/ui/TextField';

export const Do = () => (
  <Card>
    <Stack gap={2}>
      <Checkbox name="vacant_do" label="Vacant" />
      <Checkbox name="arrears_do" label="In arrears" />
    </Stack>
  </Card>
);

export const Dont = () => (
  <Card>
    <Stack gap="field">
      <TextField label="Registered name" name="p1" />
      <TextField label="Registration number" name="p2" />
      <TextArea label="Notes" name="p3" />
      <Button variant="primary">Save company</Button>
    </Stack>
  </Card>
);
