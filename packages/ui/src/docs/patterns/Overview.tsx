import { Card } from '@rentsafe/ui/Card';
import { Checklist } from '@rentsafe/ui/Checklist';
import { ErrorBoundary } from '@rentsafe/ui/ErrorBoundary';
import { Grid } from '@rentsafe/ui/Grid';
import { Heading } from '@rentsafe/ui/Heading';
import { Inline } from '@rentsafe/ui/Inline';
import { LineChart } from '@rentsafe/ui/LineChart';
import { Link } from '@rentsafe/ui/Link';
import { Money } from '@rentsafe/ui/Money';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { StatCard } from '@rentsafe/ui/StatCard';

const arrears = ['2400.00', '3100.50', '1980.00'].map((amount, month) => ({
  period: `2026-0${month + 7}`,
  amount,
}));

/** Figures first, then what is to be done, then the course of it. Each part loads, and fails, alone. */
export function Overview() {
  return (
    <Stack gap="section">
      <PageHeader title="Overview" description="What is let, what is owed and what is due this week." />
      <Grid columns={3} columnMinWidth="12rem">
        <StatCard label="Units" value={57} hint="54 of them let" />
        <StatCard label="Arrears" value={<Money amount="1980.00" currency="USD" />} hint="Of 6 leases" />
        <StatCard label="Due this week" value={4} hint="2 inspections, 2 renewals" />
      </Grid>
      <Grid columns={2} columnMinWidth="20rem">
        <ErrorBoundary>
          <Checklist
            title="End of March"
            items={[
              { id: 'billing', label: 'Run monthly billing', isDone: true, href: '#billing' },
              { id: 'match', label: 'Match receipts to leases', isDone: false, href: '#receipts' },
            ]}
          />
        </ErrorBoundary>
        <ErrorBoundary>
          <Card>
            <Stack gap={2}>
              <Inline justify="between">
                <Heading level={2} size="md">
                  Leases that end soon
                </Heading>
                <Link href="#leases">All leases</Link>
              </Inline>
              <Link href="#leases/4">Flat 4, Avondale Court: in 12 days</Link>
            </Stack>
          </Card>
        </ErrorBoundary>
      </Grid>
      <LineChart
        title="Arrears by month"
        currency="USD"
        status="ready"
        series={[{ name: 'Arrears', currency: 'USD', points: arrears }]}
      />
    </Stack>
  );
}
