import { columnVisibility, resizing } from '@rentsafe/ui/DataTableColumns';
import { LeaseTable, leaseColumns } from '../../docs/samples';

const more = leaseColumns
  .slice(1)
  .map((column) => ({ ...column, id: `${column.id}2`, header: `${column.header} (Old)` }));

export const Do = () => <LeaseTable features={[columnVisibility({ defaultHidden: ['unit'] }), resizing()]} />;

export const Dont = () => <LeaseTable caption="All of it at once" columns={[...leaseColumns, ...more]} />;
