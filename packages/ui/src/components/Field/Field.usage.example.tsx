import { Field } from '@rentsafe/ui/Field';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';

export const Do = () => (
  <Field label="Collection day" name="day_do" hint="From 1 to 28." required>
    {(control) => <input {...control} name="day_do" type="range" min={1} max={28} />}
  </Field>
);

export const Dont = () => (
  <Stack gap={1}>
    <Text>Collection day*:</Text>
    <input aria-label="Day" name="day_dont" type="range" min={1} max={28} />
  </Stack>
);
