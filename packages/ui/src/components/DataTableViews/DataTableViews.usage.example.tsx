import { Button } from '@rentsafe/ui/Button';
import { sorting } from '@rentsafe/ui/DataTableSort';
import { type SavedView, savedViews } from '@rentsafe/ui/DataTableViews';
import { LeaseTable } from '../../docs/samples';

const views: SavedView[] = [];

export const Do = () => (
  <LeaseTable features={[sorting(), savedViews({ storage: { read: () => views, write: () => {} } })]} />
);

export const Dont = () => (
  <LeaseTable
    actions={
      <>
        <Button>View 1</Button>
        <Button>View 2</Button>
        <Button>New view (copy)</Button>
      </>
    }
  />
);
