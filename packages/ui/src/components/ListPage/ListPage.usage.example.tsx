import { Button } from '@rentsafe/ui/Button';
import { SearchField } from '@rentsafe/ui/SearchField';
import { LeaseTable } from '../../docs/samples';

export const Do = () => (
  <LeaseTable
    search={<SearchField label="Search leases" labelHidden />}
    actions={<Button variant="primary">Add lease</Button>}
  />
);

export const Dont = () => (
  <LeaseTable caption="Table 1" actions={<Button variant="primary">New</Button>} rows={[]} />
);
