import { Button } from '@rentsafe/ui/Button';
import { Card } from '@rentsafe/ui/Card';
import { Heading } from '@rentsafe/ui/Heading';
import { Inline } from '@rentsafe/ui/Inline';
import { Stack } from '@rentsafe/ui/Stack';
import { TextField } from '@rentsafe/ui/TextField';

export const Do = () => (
  <Card>
    <Stack gap="field">
      <Heading level={3}>Add unit</Heading>
      <TextField label="Name" name="unit_do" />
      <Inline justify="end">
        <Button>Cancel</Button>
        <Button variant="primary">Add unit</Button>
      </Inline>
    </Stack>
  </Card>
);

export const Dont = () => (
  <Card>
    <Stack gap="field">
      <Heading level={3}>New</Heading>
      <TextField label="Unit's name" name="unit_dont" />
      <Inline justify="end">
        <Button>Close</Button>
        <Button variant="primary">Submit</Button>
      </Inline>
    </Stack>
  </Card>
);
