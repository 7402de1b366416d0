import { Grid } from '@rentsafe/ui/Grid';
import { Money } from '@rentsafe/ui/Money';
import { StatCard } from '@rentsafe/ui/StatCard';

export function PortfolioFigures() {
  return (
    <Grid columns={2} columnMinWidth="12rem">
      <StatCard label="Units" value={57} hint="54 of them let" />
      <StatCard label="Arrears" value={<Money amount="1980.00" currency="USD" />} />
    </Grid>
  );
}
