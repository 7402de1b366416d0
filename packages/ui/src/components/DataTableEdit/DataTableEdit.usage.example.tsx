import { Button } from '@rentsafe/ui/Button';
import { editing } from '@rentsafe/ui/DataTableEdit';
import { type Lease, LeaseTable } from '../../docs/samples';

const rents = editing<Lease>({
  columns: { rent: { value: ({ rent }) => rent, type: 'number', decimals: 2, min: 0 } },
});
const names = editing<Lease>({ columns: { tenant: { value: ({ tenant }) => tenant } } });

export const Do = () => (
  <LeaseTable features={[rents]} actions={<Button variant="primary">Save changes</Button>} />
);

export const Dont = () => <LeaseTable features={[names]} />;
