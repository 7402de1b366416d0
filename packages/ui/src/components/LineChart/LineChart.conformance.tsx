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
            { period: '2026-01', amount: '1250.00' },
            { period: '2026-02', amount: '900.00' },
          ],
        },
      ]}
    />
  ),
} satisfies Samples;
