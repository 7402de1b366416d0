import type { PlainDate } from '@rentsafe/domain/date';
import { type Currency, toMinor } from '@rentsafe/domain/money';
import { BarChart } from '@rentsafe/ui/BarChart';
import { useQuery } from '@tanstack/react-query';
import { seriesQuery } from '../../api/insight';
import { chartOf } from '../../page/chartOf';

interface CollectedChartProps {
  currency: Currency;
  /** The last day; of today without one. */
  to?: PlainDate;
}

/** What the whole book was charged and paid in each of twelve months. */
export function CollectedChart({ currency, to }: CollectedChartProps) {
  const query = useQuery(seriesQuery(currency, 12, {}, to));
  const series = (name: string, of: 'charged' | 'collected') => ({
    name,
    currency,
    points: (query.data?.results ?? []).map((row) => ({ period: row.month, minor: toMinor(row[of]) })),
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
