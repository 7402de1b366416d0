import { List, useTable } from '@refinedev/antd';
import { Button, Input, Table } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { Individual } from '../api';

const IndividualDialog = lazy(() => import('./IndividualDialog'));

export default function IndividualList() {
  const [shown, setShown] = useState<number>();
  const { tableProps, setFilters } = useTable<Individual>({
    resource: 'individuals',
    pagination: { pageSize: 20 },
    syncWithLocation: true,
  });
  return (
    <List>
      <Input.Search
        aria-label="Search"
        onSearch={(value) => setFilters([{ field: 'q', operator: 'contains', value }])}
      />
      <Table {...tableProps} rowKey="id">
        <Table.Column dataIndex="first_name" title="First Name" />
        <Table.Column dataIndex="last_name" title="Last Name" />
        <Table.Column dataIndex="identification_number" title="ID Number" />
        <Table.Column<Individual>
          title="Actions"
          render={(_, { id }) => <Button onClick={() => setShown(id)}>View</Button>}
        />
      </Table>
      {shown !== undefined && (
        <Suspense>
          <IndividualDialog id={shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </List>
  );
}
