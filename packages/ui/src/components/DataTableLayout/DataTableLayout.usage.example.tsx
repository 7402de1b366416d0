import { stackedRows } from '@rentsafe/ui/DataTableLayout';
import { LeaseTable } from '../../docs/samples';

export const Do = () => (
  <div style={{ inlineSize: '18rem' }}>
    <LeaseTable features={[stackedRows({ of: 'container' })]} />
  </div>
);

export const Dont = () => (
  <div style={{ inlineSize: '18rem' }}>
    <LeaseTable />
  </div>
);
