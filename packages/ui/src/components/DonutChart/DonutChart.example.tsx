import { DonutChart } from '@rentsafe/ui/DonutChart';

export function CostsByKind() {
  return (
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
}
