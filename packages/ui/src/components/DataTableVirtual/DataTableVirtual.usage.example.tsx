import { virtualRows } from '@rentsafe/ui/DataTableVirtual';
import { type Lease, LeaseTable, leases } from '../../docs/samples';

const many = Array.from({ length: 40 }, (_, at) => ({ ...leases[at % leases.length], id: at })) as Lease[];

export const Do = () => (
  <div style={{ blockSize: '14rem', overflow: 'hidden' }}>
    <LeaseTable rows={many} features={[virtualRows()]} />
  </div>
);
