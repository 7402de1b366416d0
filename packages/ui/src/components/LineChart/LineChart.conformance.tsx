import type { Samples } from '../../testing/conformance';
import { LineChart } from './LineChart';

export default {
  LineChart: (props) => (
    <LineChart
      {...props}
      title="Arrears by month"
      currency="USD"
      status="ready"
      series={[
        {
          name: 'Arrears',
          currency: 'USD',
          points: [
            { period: '2026-01', minor: 125000n },
            { period: '2026-02', minor: 90000n },
          ],
        },
      ]}
    />
  ),
} satisfies Samples;
