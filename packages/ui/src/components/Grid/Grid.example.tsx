import { DateField } from '@rentsafe/ui/DateField';
import { Grid } from '@rentsafe/ui/Grid';
import { TextField } from '@rentsafe/ui/TextField';

export function TenantFields() {
  return (
    <Grid columns={2} columnMinWidth="16rem">
      <TextField label="Surname" name="surname" />
      <TextField label="First Name" name="first_name" />
      <DateField label="Date Of Birth" name="date_of_birth" />
    </Grid>
  );
}
