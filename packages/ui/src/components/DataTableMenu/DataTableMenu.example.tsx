import { Button } from '@rentsafe/ui/Button';
import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { csvOf, downloadCsv } from '@rentsafe/ui/DataTableCsv';
import { DataTableMenu } from '@rentsafe/ui/DataTableMenu';
import { preferences } from '@rentsafe/ui/DataTablePreferences';
import { MenuItem } from '@rentsafe/ui/Menu';
import { SearchField } from '@rentsafe/ui/SearchField';
import { useState } from 'react';

interface Tenant {
  id: number;
  name: string;
  city: string;
}

const tenants: Tenant[] = [{ id: 1, name: 'Rudo Ncube', city: 'Harare' }];

const columns: Column<Tenant>[] = [
  { id: 'name', header: 'Name', cell: 'name', rowHeader: true },
  { id: 'city', header: 'City', cell: 'city' },
];
const features = [preferences()];

export function TenantsWithMenu() {
  const [query, setQuery] = useState('');
  const rows = tenants.filter(({ name }) => name.includes(query));
  const table = useDataTable({ columns, rows, rowKey: ({ id }) => id, features });
  const save = () => downloadCsv('tenants', csvOf(columns, rows));
  return (
    <DataTable
      {...table}
      caption="Tenants"
      status="ready"
      search={
        <SearchField
          label="Search tenants"
          onSearch={(search) => setQuery(search.query)}
          onClear={() => setQuery('')}
        />
      }
      menu={(tools) => (
        <DataTableMenu tools={tools}>
          <MenuItem onSelect={save}>Export as CSV</MenuItem>
        </DataTableMenu>
      )}
      actions={<Button variant="primary">Add Tenant</Button>}
    />
  );
}
