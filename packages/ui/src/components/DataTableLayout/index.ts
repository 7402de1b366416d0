export { type PinnedColumnsOptions, pinnedColumns } from './pinnedColumns';
export { type StackedRowsOptions, stackedRows } from './stackedRows';
