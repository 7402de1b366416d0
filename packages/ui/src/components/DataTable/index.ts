export type { DataTableStatus, Total } from './announcement';
export type { Column, ColumnAlign, RowKey, TextKey } from './columns';
export { DataTable, type DataTableProps } from './DataTable';
export type { DataTableError } from './DataTableMessage';
