import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { DataTable, FunctionField, List, SearchInput } from 'react-admin';

const IndividualDialog = lazy(() => import('./IndividualDialog'));

export default function IndividualList() {
  const [shown, setShown] = useState<number>();
  return (
    <List perPage={20} filters={[<SearchInput key="q" source="q" alwaysOn />]} exporter={false}>
      <DataTable bulkActionButtons={false} rowClick={false}>
        <DataTable.Col source="first_name" disableSort />
        <DataTable.Col source="last_name" disableSort />
        <DataTable.Col source="identification_number" label="ID Number" disableSort />
        <DataTable.Col label="Actions">
          <FunctionField render={({ id }) => <Button onClick={() => setShown(id)}>View</Button>} />
        </DataTable.Col>
      </DataTable>
      {shown !== undefined && (
        <Suspense>
          <IndividualDialog id={shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </List>
  );
}
