import { Badge } from '@rentsafe/ui/Badge';
import { Card } from '@rentsafe/ui/Card';
import { DateText } from '@rentsafe/ui/DateText';
import { DescriptionList } from '@rentsafe/ui/DescriptionList';
import { Grid } from '@rentsafe/ui/Grid';
import { Heading } from '@rentsafe/ui/Heading';
import { Inline } from '@rentsafe/ui/Inline';
import { Money } from '@rentsafe/ui/Money';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';

/** What keeps no state: a server component where there are any. */
export function Served() {
  return (
    <Stack>
      <PageHeader title="Flat 4" description="Rented since March." />
      <Grid columns={2}>
        <Card>
          <Heading level={2}>Lease</Heading>
          <DescriptionList
            items={[
              { term: 'Rent', description: <Money amount="1250.00" currency="USD" /> },
              { term: 'Start', description: <DateText value="2026-03-01" /> },
            ]}
          />
        </Card>
        <Inline>
          <Badge tone="success">Paid</Badge>
          <Text>Nothing is owed.</Text>
        </Inline>
      </Grid>
    </Stack>
  );
}
