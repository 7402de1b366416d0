import type { Overview } from '@rentsafe/domain/ledgerReport';
import { type AgeingBucket, ageingBuckets, type Currency, currencies } from '@rentsafe/domain/money';
import { formatDate, type PlainDate } from '@rentsafe/format/date';
import { Grid } from '@rentsafe/ui/Grid';
import { Heading } from '@rentsafe/ui/Heading';
import { Inline } from '@rentsafe/ui/Inline';
import { AgeingCard } from '@rentsafe/ui/rent';
import { Stack } from '@rentsafe/ui/Stack';
import { StatCard } from '@rentsafe/ui/StatCard';
import { Text } from '@rentsafe/ui/Text';
import { ageingPath, billsPath, leasesPath } from '../../../paths';
import { RatingsButton } from '../../../report/ratings/RatingsButton';
import { NoOwnCompany, OthersClaims, OwnReportButton } from '../ownReport/OwnReport';

export interface OverviewViewProps {
  overview: Overview;
  /** A day before today: what is owed then has no list of leases, but its ageing. */
  asAt: PlainDate | undefined;
}

type Credits = Overview['credit_given'];

/** Of what tenants owe us. */
const givenHref = (bucket: string, currency: Currency, asAt: PlainDate | undefined) =>
  asAt
    ? `${ageingPath}?as_at=${asAt}&currency=${currency}`
    : `${leasesPath}?show=${encodeURIComponent(bucket)}`;

/** Of what we owe suppliers. */
const takenHref = (bucket: string) => `${billsPath}&due=${encodeURIComponent(bucket)}`;

/** What is owed in a currency by age; zeros where nothing is. */
function bucketsIn(credits: Credits, currency: Currency) {
  const owed = credits.find((credit) => credit.currency === currency)?.buckets;
  return Object.fromEntries(
    ageingBuckets.map((bucket) => [bucket, owed?.find(({ label }) => label === bucket)?.amount ?? '0.00']),
  ) as Record<AgeingBucket, string>;
}

/** Risk level, oldest creditor, and what is owed by age: two cards for each currency, US dollars if there is none. */
export function OverviewView({ overview, asAt }: OverviewViewProps) {
  const { classification, oldest_creditor: oldest, credit_given, credit_taken } = overview;
  const owed = new Set([...credit_given, ...credit_taken].map(({ currency }) => currency));
  const shown = owed.size > 0 ? currencies.filter((currency) => owed.has(currency)) : (['USD'] as const);
  return (
    <Stack gap="section">
      <Stack gap={3} asChild>
        <section aria-labelledby="your-payment-status">
          <Inline justify="between" gap={2}>
            <Heading level={2} size="md" id="your-payment-status">
              Your Payment Status
            </Heading>
            <Inline gap={2}>
              <OwnReportButton />
              <RatingsButton />
            </Inline>
          </Inline>
          <NoOwnCompany />
          <Grid columns={2}>
            <StatCard
              label="Risk Level"
              value={classification ?? 'N/A'}
              hint={classification === null && 'Not rated yet'}
            />
            <StatCard
              label="Oldest Creditor"
              value={oldest?.name ?? 'None'}
              hint={
                oldest
                  ? `Outstanding since ${formatDate(oldest.outstanding_since, 'medium')}`
                  : 'No creditor reports a debt of your company'
              }
            />
          </Grid>
        </section>
      </Stack>
      <Stack gap={3} asChild>
        <section aria-labelledby="credit-summary">
          <Heading level={2} size="md" id="credit-summary">
            Credit Summary
          </Heading>
          {owed.size === 0 && <Text tone="muted">Nothing is owed on any lease.</Text>}
          <Grid columns={2} columnMinWidth="20rem">
            {shown.flatMap((currency, index) =>
              [
                { title: 'Credit Given', credits: credit_given, hrefOf: givenHref },
                { title: 'Credit Taken', credits: credit_taken, hrefOf: takenHref },
              ].map(({ title, credits, hrefOf }) => (
                <AgeingCard
                  key={title + currency}
                  title={index === 0 ? title : `${title}, ${currency}`}
                  currency={currency}
                  buckets={bucketsIn(credits, currency)}
                  bucketHref={(bucket) => hrefOf(bucket, currency, asAt)}
                />
              )),
            )}
          </Grid>
          <OthersClaims />
        </section>
      </Stack>
    </Stack>
  );
}
