import { Grid } from '@rentsafe/ui/Grid';
import { Heading } from '@rentsafe/ui/Heading';
import { Stack } from '@rentsafe/ui/Stack';
import { LeaseForm } from '../../src/LeaseForm';
import { RentForm } from '../../src/RentForm';

export default function LeasePage() {
  return (
    <Stack>
      <Heading level={1}>New lease</Heading>
      <Grid columns={2} columnMinWidth="20rem">
        <LeaseForm />
        <RentForm />
      </Grid>
    </Stack>
  );
}
