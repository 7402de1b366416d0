import { LineChart } from '@rentsafe/ui/LineChart';
import { useQuery } from '@tanstack/react-query';
import { type PartOfBook, seriesQuery } from '../../api/insight';
import { chartOf } from '../../page/chartOf';
import { rateMinor } from '../../page/rateText';

interface OccupancyChartProps {
  part?: PartOfBook;
  /** The last day; of today without one. */
  to?: string;
}

/** How much of what could be let was let, in each of twelve months. */
export function OccupancyChart({ part, to }: OccupancyChartProps) {
  const query = useQuery(seriesQuery('USD', 12, part, to));
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
            minor: rateMinor(occupancy),
          })),
        },
      ]}
      emptyHelp="Nothing could be let in these months."
    />
  );
}
