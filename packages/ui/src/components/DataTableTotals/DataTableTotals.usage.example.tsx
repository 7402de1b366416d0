import { totals } from '@rentsafe/ui/DataTableTotals';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { type Lease, LeaseTable } from '../../docs/samples';

export const Do = () => (
  <LeaseTable
    features={[totals<Lease>({ columns: { rent: ({ rent }) => ({ amount: rent, currency: 'USD' }) } })]}
  />
);

export const Dont = () => (
  <Stack gap={1}>
    <LeaseTable />
    <Text>Sum of this page: $1,280.00</Text>
  </Stack>
);
