import { DonutChart } from '@rentsafe/ui/DonutChart';

export const Do = () => (
  <DonutChart
    title="Costs by kind"
    currency="USD"
    status="ready"
    parts={[
      { name: 'Repairs', amount: '13100.00' },
      { name: 'Rates and water', amount: '5250.00' },
      { name: 'Security', amount: '3100.00' },
    ]}
  />
);

export const Dont = () => (
  <DonutChart
    title="Chart"
    currency="USD"
    status="ready"
    parts={['January', 'February', 'March', 'April', 'May'].map((name) => ({ name, amount: '13100.00' }))}
  />
);
