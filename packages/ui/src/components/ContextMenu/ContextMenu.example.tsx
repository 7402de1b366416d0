import { Button } from '@rentsafe/ui/Button';
import { ContextMenu, rowMenu } from '@rentsafe/ui/ContextMenu';
import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { MenuItem } from '@rentsafe/ui/Menu';
import { Text } from '@rentsafe/ui/Text';
import { toast } from '@rentsafe/ui/Toast';

interface Job {
  id: number;
  car: string;
}

const jobs: Job[] = [
  { id: 12, car: 'Toyota Hilux' },
  { id: 13, car: 'Isuzu D-Max' },
];
const columns: Column<Job>[] = [{ id: 'car', header: 'Car', cell: 'car', rowHeader: true }];
const call = ({ car }: Job) => toast.info(`Calling the owner of the ${car}`);
const features = [rowMenu<Job>({ items: (job) => [{ label: 'Call', onSelect: () => call(job) }] })];

export function JobsWithRowMenu() {
  const table = useDataTable({ columns, rows: jobs, rowKey: ({ id }) => id, features });
  return (
    <>
      <DataTable
        {...table}
        caption="Jobs"
        status="ready"
        rowActions={(job) => (
          <Button size="sm" aria-label={`Call the owner of the ${job.car}`} onClick={() => call(job)}>
            Call
          </Button>
        )}
      />
      <ContextMenu label="Notes" trigger={<Text>Notes: right click for more.</Text>}>
        <MenuItem>Copy the notes</MenuItem>
      </ContextMenu>
    </>
  );
}
