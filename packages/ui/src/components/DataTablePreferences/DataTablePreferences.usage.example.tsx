import { Button } from '@rentsafe/ui/Button';
import { preferences } from '@rentsafe/ui/DataTablePreferences';
import { LeaseTable } from '../../docs/samples';

export const Do = () => <LeaseTable features={[preferences({ defaultValue: { density: 'compact' } })]} />;

export const Dont = () => (
  <LeaseTable
    actions={
      <>
        <Button>Compact</Button>
        <Button>Reset all columns to default</Button>
      </>
    }
  />
);
