import type { Series } from '@rentsafe/domain/insight';
import { LineChart } from '@rentsafe/ui/LineChart';
import { type ChartQuery, chartOf } from './chartOf';

/** How much of what could be let was let, in each of the months. */
export function OccupancyChart({ query }: { query: ChartQuery<Series> }) {
  return (
    <LineChart
      {...chartOf(query)}
      area
      title="Occupancy by month"
      currency="%"
      series={[
        {
          name: 'Occupancy',
          currency: '%',
          points: (query.data?.results ?? []).map(({ month, occupancy }) => ({
            period: month,
            amount: occupancy,
          })),
        },
      ]}
      emptyHelp="No units were available to let in these months."
    />
  );
}
