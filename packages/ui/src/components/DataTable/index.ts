export type { Total } from '../../internal/pager/countText';
export type {
  Column,
  ColumnAlign,
  ColumnKind,
  ColumnLength,
  ColumnRoom,
  ColumnWidth,
  HideBelow,
  PlainValue,
  RowKey,
  SortDirection,
  TextKey,
} from '../../internal/table/columns';
export type { AnyRowFeature, DataTableFeature, RowProps, TableTool } from '../../internal/table/features';
export type { DataTableStatus } from './announcement';
export { DataTable, type DataTableProps } from './DataTable';
export type { DataTableError } from './DataTableMessage';
export { type DataTableOptions, type DataTableState, useDataTable } from './useDataTable';
