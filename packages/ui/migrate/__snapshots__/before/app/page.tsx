import { Heading } from '@rentsafe/ui/Heading';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { units } from '../src/data';
import { Units } from '../src/Units';

/** Renders on the server; only the list is sent to the browser as code. */
export default function Page() {
  const vacant = units.filter(({ tenant }) => tenant === null).length;
  return (
    <Stack>
      <Heading level={1}>Your units</Heading>
      <Text tone="muted">{`${units.length} units, ${vacant} vacant`}</Text>
      <Units initialUnits={units} />
    </Stack>
  );
}
