import type { Series } from '@rentsafe/domain/insight';
import { type Currency, currencies } from '@rentsafe/domain/money';
import { Grid } from '@rentsafe/ui/Grid';
import { Heading } from '@rentsafe/ui/Heading';
import { LineChart } from '@rentsafe/ui/LineChart';
import { Stack } from '@rentsafe/ui/Stack';
import { useQueries } from '@tanstack/react-query';
import { seriesQuery } from '../../../calls/insight';
import { CollectedChart } from '../../../charts/CollectedChart';
import { type ChartQuery, chartOf } from '../../../charts/chartOf';
import { OccupancyChart } from '../../../charts/OccupancyChart';
import { ageingPath, occupancyPath, portfolioPerformancePath } from '../../../paths';
import { RecordLink } from '../../../text/RecordLink';

const MONTHS = 12;

/** How the book did in twelve months, each chart with the way to its report; nothing where nothing was charged. */
export function BookCharts() {
  const queries = useQueries({ queries: currencies.map((currency) => seriesQuery(currency, MONTHS)) });
  const asked = currencies.flatMap((currency, index) => {
    const query = queries[index];
    return query ? [{ currency, query }] : [];
  });
  const shown = asked.filter(({ query }) =>
    query.data?.results.some((row) => Number(row.charged) !== 0 || Number(row.arrears) !== 0),
  );
  const [first] = asked;
  if (shown.length === 0 || !first) return null;
  return (
    <Stack gap={3} asChild>
      <section aria-labelledby="twelve-months">
        <Heading level={2} size="md" id="twelve-months">
          Twelve Months
        </Heading>
        <Grid columns={2} columnMinWidth="22rem">
          {shown.flatMap(({ currency, query }) => [
            <Stack key={`collected ${currency}`} gap={2}>
              <CollectedChart currency={currency} query={query} />
              <RecordLink href={`${portfolioPerformancePath}?currency=${currency}`}>
                Portfolio performance, {currency}
              </RecordLink>
            </Stack>,
            <Stack key={`arrears ${currency}`} gap={2}>
              <ArrearsChart currency={currency} query={query} />
              <RecordLink href={`${ageingPath}?currency=${currency}`}>Ageing, {currency}</RecordLink>
            </Stack>,
          ])}
          <Stack gap={2}>
            <OccupancyChart query={first.query} />
            <RecordLink href={occupancyPath}>Occupancy and vacancy</RecordLink>
          </Stack>
        </Grid>
      </section>
    </Stack>
  );
}

function ArrearsChart({ currency, query }: { currency: Currency; query: ChartQuery<Series> }) {
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
            amount: arrears,
          })),
        },
      ]}
    />
  );
}
