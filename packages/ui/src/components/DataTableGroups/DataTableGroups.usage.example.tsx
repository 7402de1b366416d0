import { grouped } from '@rentsafe/ui/DataTableGroups';
import { type Lease, LeaseTable } from '../../docs/samples';

const byUnit = grouped<Lease>({
  groupOf: ({ unit }) => unit.split(' ')[0] ?? '',
  groupName: ({ unit }) => unit.split(' ')[0] ?? '',
  head: ({ unit }) => `${unit.split(' ')[0]}s`,
});
const byTenant = grouped<Lease>({
  groupOf: ({ tenant }) => tenant,
  groupName: ({ tenant }) => tenant,
  head: ({ tenant }) => `The lease of ${tenant}:`,
});

export const Do = () => <LeaseTable features={[byUnit]} />;

export const Dont = () => <LeaseTable features={[byTenant]} />;
