import { Grid } from '@rentsafe/ui/Grid';
import { StatCard } from '@rentsafe/ui/StatCard';

export const Do = () => (
  <Grid columns={2} columnMinWidth="8rem">
    <StatCard label="Units" value={57} />
    <StatCard label="Vacant" value={3} />
  </Grid>
);

export const Dont = () => (
  <Grid columns={4} columnMinWidth="4rem">
    <StatCard label="Units" value={57} />
    <StatCard label="Vacant" value={3} />
    <StatCard label="In arrears" value={12} />
    <StatCard label="Notice given" value={2} />
  </Grid>
);
