import { addMonths, type Month, monthOf, monthsBetween } from '@rentsafe/format/date';
import { BarChart } from '@rentsafe/ui/BarChart';
import { useQueries } from '@tanstack/react-query';
import { type PartOfBook, turnoverOfMonth } from '../../../calls/insight';
import type { ReportUrl } from '../../../lists/reportUrl';

interface TurnoverChartProps {
  period: ReportUrl['period'];
  part: PartOfBook;
}

const MOST_MONTHS = 12;

/** Who moved out and in, in the last months of a period. */
export function TurnoverChart({ period, part }: TurnoverChartProps) {
  const last = monthOf(period.to);
  const count = Math.min(MOST_MONTHS, monthsBetween(monthOf(period.from), last) + 1);
  const months = Array.from({ length: count }, (_, index): Month => addMonths(last, index + 1 - count));
  const results = useQueries({ queries: months.map((month) => turnoverOfMonth(month, part)) });
  const known = results.flatMap(({ data }) => data ?? []);
  const isFetching = results.some((result) => result.isFetching);
  const series = (name: string, of: 'move_outs' | 'move_ins') => ({
    name,
    currency: '#' as const,
    points: known.map((row) => ({ period: row.month, amount: String(row[of]) })),
  });
  return (
    <BarChart
      status={known.length === count ? 'ready' : isFetching ? 'loading' : 'error'}
      onRetry={() => results.forEach(({ refetch }) => void refetch())}
      title="Moved out and in by month"
      currency="#"
      series={[series('Moved out', 'move_outs'), series('Moved in', 'move_ins')]}
    />
  );
}
