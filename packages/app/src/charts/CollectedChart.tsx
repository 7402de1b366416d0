import type { Series } from '@rentsafe/domain/insight';
import type { Currency } from '@rentsafe/domain/money';
import { BarChart } from '@rentsafe/ui/BarChart';
import { type ChartQuery, chartOf } from './chartOf';

interface CollectedChartProps {
  currency: Currency;
  query: ChartQuery<Series>;
}

/** What the whole book was charged and paid in each of the months. */
export function CollectedChart({ currency, query }: CollectedChartProps) {
  const series = (name: string, of: 'charged' | 'collected') => ({
    name,
    currency,
    points: (query.data?.results ?? []).map((row) => ({ period: row.month, amount: row[of] })),
  });
  return (
    <BarChart
      {...chartOf(query)}
      title={`Charged and collected by month, ${currency}`}
      currency={currency}
      series={[series('Charged', 'charged'), series('Collected', 'collected')]}
    />
  );
}
