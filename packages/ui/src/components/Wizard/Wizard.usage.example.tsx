import { Button } from '@rentsafe/ui/Button';
import { Inline } from '@rentsafe/ui/Inline';
import { Stack } from '@rentsafe/ui/Stack';
import { Stepper } from '@rentsafe/ui/Stepper';
import { Text } from '@rentsafe/ui/Text';

export const Do = () => (
  <Stack gap="field">
    <Stepper
      label="New job"
      value="work"
      steps={[
        { value: 'vehicle', label: 'Vehicle', state: 'done' },
        { value: 'work', label: 'Work' },
      ]}
    />
    <Inline justify="end">
      <Button>Back</Button>
      <Button variant="primary">Add job</Button>
    </Inline>
  </Stack>
);

export const Dont = () => (
  <Stack gap="field">
    <Text>Page 2</Text>
    <Inline justify="end">
      <Button>Previous page</Button>
      <Button variant="primary">Submit and go to page 3</Button>
    </Inline>
  </Stack>
);
