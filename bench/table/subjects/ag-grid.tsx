import '../plain.css';
import { ClientSideRowModelModule, type ColDef, ModuleRegistry } from 'ag-grid-community';
import { AgGridReact, type CustomCellRendererProps } from 'ag-grid-react';
import { PlainPager } from '../PlainPager.tsx';
import type { Row } from '../rows.ts';
import { NativeButton, subject } from '../subject.tsx';

ModuleRegistry.registerModules([ClientSideRowModelModule]);

const View = ({ data }: CustomCellRendererProps<Row>) => data && <NativeButton row={data} />;

const columns: ColDef<Row>[] = [
  { field: 'id', headerName: 'Reference' },
  { field: 'tenant', headerName: 'Tenant' },
  { field: 'property', headerName: 'Property' },
  { field: 'balance', headerName: 'Balance' },
  { colId: 'report', headerName: 'Report', cellRenderer: View },
];
const defaultColumn: ColDef<Row> = { flex: 1, sortable: false };

/** The Community edition pages only rows that it holds, so a server-paged list needs a pager beside it. */
export const mount = subject(({ rows, ...pager }) => (
  <>
    <AgGridReact
      rowData={rows}
      columnDefs={columns}
      defaultColDef={defaultColumn}
      getRowId={({ data }) => data.id}
      domLayout="autoHeight"
      animateRows={false}
      suppressMaxRenderedRowRestriction
    />
    <PlainPager {...pager} />
  </>
));
