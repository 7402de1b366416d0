import { BarChart } from '@rentsafe/ui/BarChart';
import { Heading } from '@rentsafe/ui/Heading';
import { AgeingBar } from '@rentsafe/ui/rent';
import { Stack } from '@rentsafe/ui/Stack';
import { arrears, collection } from '../../src/data';
import { StatementReport } from '../../src/StatementReport';

export default function StatementPage() {
  return (
    <Stack gap="section">
      <Heading level={1}>Statement</Heading>
      <StatementReport />
      <BarChart title="Collection by month" currency="USD" status="ready" series={collection} />
      <AgeingBar title="Arrears by age" status="ready" amounts={arrears} />
    </Stack>
  );
}
