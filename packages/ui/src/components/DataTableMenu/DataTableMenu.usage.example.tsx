import { Button } from '@rentsafe/ui/Button';
import { DataTableMenu } from '@rentsafe/ui/DataTableMenu';
import { MenuItem } from '@rentsafe/ui/Menu';
import { LeaseTable } from '../../docs/samples';

export const Do = () => (
  <LeaseTable
    menu={(tools) => (
      <DataTableMenu tools={tools}>
        <MenuItem>Export as CSV</MenuItem>
        <MenuItem>Print</MenuItem>
      </DataTableMenu>
    )}
    actions={<Button variant="primary">Add lease</Button>}
  />
);

export const Dont = () => (
  <LeaseTable
    actions={
      <>
        <Button>Export</Button>
        <Button>Print</Button>
        <Button>Columns</Button>
        <Button>Add</Button>
      </>
    }
  />
);
