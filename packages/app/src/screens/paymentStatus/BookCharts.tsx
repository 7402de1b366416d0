import { type Currency, currencies, toMinor } from '@rentsafe/domain/money';
import { Grid } from '@rentsafe/ui/Grid';
import { Heading } from '@rentsafe/ui/Heading';
import { LineChart } from '@rentsafe/ui/LineChart';
import { Stack } from '@rentsafe/ui/Stack';
import { useQueries, useQuery } from '@tanstack/react-query';
import { seriesQuery } from '../../api/insight';
import { chartOf } from '../../page/chartOf';
import { RecordLink } from '../../page/RecordLink';
import { ageingPath, occupancyPath, portfolioPerformancePath } from '../../page/recordPaths';
import { OccupancyChart } from '../occupancy/OccupancyChart';
import { CollectedChart } from '../performance/CollectedChart';

const MONTHS = 12;

/** How the book did in twelve months, each chart with the way to its report; nothing where nothing was charged. */
export function BookCharts() {
  const queries = useQueries({ queries: currencies.map((currency) => seriesQuery(currency, MONTHS)) });
  const shown = currencies.filter((_, index) =>
    queries[index]?.data?.results.some((row) => Number(row.charged) !== 0 || Number(row.arrears) !== 0),
  );
  if (shown.length === 0) return null;
  return (
    <Stack gap={3} asChild>
      <section aria-labelledby="twelve-months">
        <Heading level={2} size="md" id="twelve-months">
          Twelve Months
        </Heading>
        <Grid columns={2} columnMinWidth="22rem">
          {shown.flatMap((currency) => [
            <Stack key={`collected ${currency}`} gap={2}>
              <CollectedChart currency={currency} />
              <RecordLink href={`${portfolioPerformancePath}?currency=${currency}`}>
                Portfolio performance, {currency}
              </RecordLink>
            </Stack>,
            <Stack key={`arrears ${currency}`} gap={2}>
              <ArrearsChart currency={currency} />
              <RecordLink href={`${ageingPath}?currency=${currency}`}>Who owes, {currency}</RecordLink>
            </Stack>,
          ])}
          <Stack gap={2}>
            <OccupancyChart />
            <RecordLink href={occupancyPath}>What is let and vacant</RecordLink>
          </Stack>
        </Grid>
      </section>
    </Stack>
  );
}

function ArrearsChart({ currency }: { currency: Currency }) {
  const query = useQuery(seriesQuery(currency, MONTHS));
  return (
    <LineChart
      {...chartOf(query)}
      area
      title={`Arrears at the end of the month, ${currency}`}
      currency={currency}
      series={[
        {
          name: 'Arrears',
          currency,
          points: (query.data?.results ?? []).map(({ month, arrears }) => ({
            period: month,
            minor: toMinor(arrears),
          })),
        },
      ]}
    />
  );
}
