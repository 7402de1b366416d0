import type { Currency } from '@rentsafe/domain/money';
import { addMonths, type Month } from '@rentsafe/format/date';
import { BarChart } from '@rentsafe/ui/BarChart';
import { Grid } from '@rentsafe/ui/Grid';
import { LineChart } from '@rentsafe/ui/LineChart';
import { useQueries } from '@tanstack/react-query';
import { collectionTotals } from '../../../calls/ledgerReports';
import { collectionSeries, owedSeries } from './collectionSeries';

interface CollectionChartsProps {
  currency: Currency;
  /** The last of those that are shown. */
  month: Month;
}

/** How many months stand beside each other. */
const MONTHS = 6;

/** What was charged and paid in a month and those before it, and what was owed at the end of each. */
export function CollectionCharts({ currency, month }: CollectionChartsProps) {
  const months = Array.from({ length: MONTHS }, (_, index) => addMonths(month, index - MONTHS + 1));
  const results = useQueries({ queries: months.map((each) => collectionTotals(currency, each)) });
  const known = months.flatMap((each, index) => {
    const totals = results[index]?.data;
    return totals ? { month: each, totals } : [];
  });
  const isFetching = results.some((result) => result.isFetching);
  const chart = {
    currency,
    status: known.length === MONTHS ? 'ready' : isFetching ? 'loading' : 'error',
    onRetry: () => results.forEach(({ refetch }) => void refetch()),
  } as const;
  return (
    <Grid columns={2} columnMinWidth="22rem">
      <BarChart
        {...chart}
        title={`Charged and paid by month, ${currency}`}
        series={collectionSeries(currency, known)}
      />
      <LineChart
        {...chart}
        title={`Owed at the end of the month, ${currency}`}
        series={owedSeries(currency, known)}
      />
    </Grid>
  );
}
