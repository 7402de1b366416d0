import { Button } from '@rentsafe/ui/Button';
import { sorting } from '@rentsafe/ui/DataTableSort';
import { LeaseTable } from '../../docs/samples';

export const Do = () => (
  <LeaseTable features={[sorting({ defaultSort: { column: 'rent', direction: 'descending' } })]} />
);

export const Dont = () => <LeaseTable actions={<Button>Sort by rent ↓</Button>} />;
