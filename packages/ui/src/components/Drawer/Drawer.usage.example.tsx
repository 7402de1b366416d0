import { Button } from '@rentsafe/ui/Button';
import { Card } from '@rentsafe/ui/Card';
import { Checkbox } from '@rentsafe/ui/Checkbox';
import { Heading } from '@rentsafe/ui/Heading';
import { Stack } from '@rentsafe/ui/Stack';
import { TextField } from '@rentsafe/ui/TextField';

export const Do = () => (
  <Card>
    <Stack gap="field">
      <Heading level={3}>Filters</Heading>
      <Checkbox name="vacant" label="Vacant" />
      <Button variant="primary">Show 12 units</Button>
    </Stack>
  </Card>
);

export const Dont = () => (
  <Card>
    <Stack gap="field">
      <Heading level={3}>Panel</Heading>
      <TextField label="Registered name" name="a" />
      <TextField label="Registration number" name="b" />
      <TextField label="Telephone" name="c" />
      <Button variant="primary">OK</Button>
    </Stack>
  </Card>
);
