export type { Total } from '../Pagination/countText';
export type { DataTableStatus } from './announcement';
export type { Column, ColumnAlign, PlainValue, RowKey, SortDirection, TextKey } from './columns';
export { DataTable, type DataTableProps } from './DataTable';
export type { DataTableError } from './DataTableMessage';
export type { AnyRowFeature, DataTableFeature, RowProps, TableTool } from './features';
export { type DataTableOptions, type DataTableState, useDataTable } from './useDataTable';
