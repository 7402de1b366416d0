import { formatDate } from '@rentsafe/domain/date';
import { HOME_PATH } from '@rentsafe/domain/session';
import { AgeingCard } from '@rentsafe/ui/AgeingCard';
import { Grid } from '@rentsafe/ui/Grid';
import { Heading } from '@rentsafe/ui/Heading';
import { Inline } from '@rentsafe/ui/Inline';
import { Stack } from '@rentsafe/ui/Stack';
import { StatCard } from '@rentsafe/ui/StatCard';
import { Tag } from '@rentsafe/ui/Tag';
import type { Overview } from './sampleFigures';

export interface OverviewViewProps {
  overview: Overview;
}

const bucketHref = (bucket: string) => `${HOME_PATH}/leases?show=${encodeURIComponent(bucket)}`;

/** The overview: risk level, oldest creditor, and what is owed by age. Its figures are samples, and say so. */
export function OverviewView({ overview }: OverviewViewProps) {
  const { riskLevel, oldestCreditor, creditGiven, creditTaken } = overview;
  const sample = <Tag>Sample data</Tag>;
  return (
    <Stack gap="section">
      <Stack gap={3} asChild>
        <section aria-labelledby="your-payment-status">
          <Inline>
            <Heading level={2} size="md" id="your-payment-status">
              Your Payment Status
            </Heading>
            {sample}
          </Inline>
          <Grid columns={2}>
            <StatCard label="Risk Level" value={riskLevel} />
            <StatCard
              label="Oldest Creditor"
              value={oldestCreditor.name}
              hint={`Outstanding since ${formatDate(oldestCreditor.outstandingSince, 'second')}`}
            />
          </Grid>
        </section>
      </Stack>
      <Stack gap={3} asChild>
        <section aria-labelledby="credit-summary">
          <Inline>
            <Heading level={2} size="md" id="credit-summary">
              Credit Summary
            </Heading>
            {sample}
          </Inline>
          <Grid columns={2} columnMinWidth="20rem">
            <AgeingCard title="Credit Given" amounts={creditGiven} bucketHref={bucketHref} />
            <AgeingCard title="Credit Taken" amounts={creditTaken} bucketHref={bucketHref} />
          </Grid>
        </section>
      </Stack>
    </Stack>
  );
}
