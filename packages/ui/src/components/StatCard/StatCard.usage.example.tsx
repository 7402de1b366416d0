import { Grid } from '@rentsafe/ui/Grid';
import { Money } from '@rentsafe/ui/Money';
import { StatCard } from '@rentsafe/ui/StatCard';

export const Do = () => (
  <Grid columns={2} columnMinWidth="8rem">
    <StatCard label="Units" value={57} hint="54 of them let" />
    <StatCard label="Arrears" value={<Money amount="1980.00" currency="USD" />} />
  </Grid>
);

export const Dont = () => (
  <Grid columns={2} columnMinWidth="8rem">
    <StatCard label="Great occupancy!" value="94.7368 %" />
    <StatCard label="Logins this week" value={412} />
  </Grid>
);
