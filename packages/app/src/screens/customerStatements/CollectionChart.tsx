import { addMonths, type Month } from '@rentsafe/domain/date';
import type { Currency } from '@rentsafe/domain/money';
import { BarChart } from '@rentsafe/ui/BarChart';
import { useQueries } from '@tanstack/react-query';
import { collectionTotals } from '../../api/ledgerReports';
import { collectionSeries } from './collectionSeries';

interface CollectionChartProps {
  currency: Currency;
  /** The last of those that are shown. */
  month: Month;
}

/** How many months stand beside each other. */
const MONTHS = 6;

/** What was charged and paid in a month and those before it. */
export function CollectionChart({ currency, month }: CollectionChartProps) {
  const months = Array.from({ length: MONTHS }, (_, index) => addMonths(month, index - MONTHS + 1));
  const results = useQueries({ queries: months.map((each) => collectionTotals(currency, each)) });
  const known = months.flatMap((each, index) => {
    const totals = results[index]?.data;
    return totals ? { month: each, totals } : [];
  });
  const isFetching = results.some((result) => result.isFetching);
  return (
    <BarChart
      title={`Charged and paid by month, ${currency}`}
      currency={currency}
      status={known.length === MONTHS ? 'ready' : isFetching ? 'loading' : 'error'}
      series={collectionSeries(currency, known)}
      onRetry={() => results.forEach(({ refetch }) => void refetch())}
    />
  );
}
