import { Button } from '@rentsafe/ui/Button';
import { LeaseTable, leaseColumns } from '../../docs/samples';

const columns = leaseColumns.filter(({ id }) => id !== 'unit');

export const Do = () => (
  <LeaseTable
    columns={columns}
    rowActions={({ tenant }) => <Button aria-label={`Renew the lease of ${tenant}`}>Renew</Button>}
  />
);

const untyped = leaseColumns.map(({ kind: _, ...column }) => column);

export const Dont = () => (
  <LeaseTable
    columns={untyped}
    rowActions={() => (
      <>
        <Button>Edit</Button>
        <Button>Renew</Button>
        <Button>Delete</Button>
      </>
    )}
  />
);
