import type { Samples } from '../../testing/conformance';
import { DataTable } from './DataTable';

export default {
  DataTable: (props) => (
    <DataTable
      {...props}
      caption="Individuals"
      status="ready"
      columns={[{ id: 'name', header: 'First Name', cell: 'name' }]}
      rows={[{ id: 1, name: 'Tendai' }]}
      rowKey={(row) => row.id}
    />
  ),
} satisfies Samples;
