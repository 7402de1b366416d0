import type { Samples } from '../../testing/conformance';
import { DonutChart } from './DonutChart';

export default {
  DonutChart: (props) => (
    <DonutChart
      {...props}
      title="Costs by kind"
      currency="USD"
      status="ready"
      parts={[
        { name: 'Repairs', amount: '1250.00' },
        { name: 'Rates', amount: '750.00' },
      ]}
    />
  ),
} satisfies Samples;
