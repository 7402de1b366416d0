import type { Samples } from '../../testing/conformance';
import { BarChart } from './BarChart';

export default {
  BarChart: (props) => (
    <BarChart
      {...props}
      title="Collection by month"
      currency="USD"
      status="ready"
      series={[
        { name: 'Charged', currency: 'USD', points: [{ period: '2026-01', amount: '1250.00' }] },
        { name: 'Received', currency: 'USD', points: [{ period: '2026-01', amount: '1100.00' }] },
      ]}
    />
  ),
} satisfies Samples;
