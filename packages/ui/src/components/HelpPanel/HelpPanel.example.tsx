import { HelpButton, HelpPanel } from '@rentsafe/ui/HelpPanel';
import { Link } from '@rentsafe/ui/Link';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';

const help = (
  <Stack gap={3}>
    <Text>A job is open until its parts are booked and its hours are signed.</Text>
    <Link href="/manual/jobs">All about jobs</Link>
  </Stack>
);

export function JobsPage() {
  return (
    <HelpPanel title="Jobs" help={help}>
      <PageHeader title="Jobs" description="Work on vehicles, by mechanic." tag={<HelpButton />} />
    </HelpPanel>
  );
}
