import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { Row } from '../rows.ts';
import { NativeButton, open, reportName, subject } from '../subject.tsx';

function View({ row }: { row: Row }) {
  return OWN_BUTTON ? (
    <Button size="small" aria-label={reportName(row)} onClick={() => open(row)}>
      {row.action}
    </Button>
  ) : (
    <NativeButton row={row} />
  );
}

const columns: GridColDef<Row>[] = [
  { field: 'id', headerName: 'Reference', flex: 1, sortable: false },
  { field: 'tenant', headerName: 'Tenant', flex: 1, sortable: false },
  { field: 'property', headerName: 'Property', flex: 1, sortable: false },
  { field: 'balance', headerName: 'Balance', flex: 1, sortable: false },
  {
    field: 'report',
    headerName: 'Report',
    flex: 1,
    sortable: false,
    renderCell: ({ row }) => <View row={row} />,
  },
];

export const mount = subject(({ rows, page, pageCount, onPageChange }) => (
  <div style={{ display: 'flex', flexDirection: 'column' }}>
    <DataGrid
      rows={rows}
      columns={columns}
      aria-label="Tenants"
      disableRowSelectionOnClick
      disableColumnMenu
      paginationMode="server"
      rowCount={pageCount * rows.length}
      pageSizeOptions={[rows.length]}
      paginationModel={{ page: page - 1, pageSize: rows.length }}
      onPaginationModelChange={(model) => onPageChange(model.page + 1)}
    />
  </div>
));
