export { ColumnMenu, type ColumnMenuProps } from './ColumnMenu';
export { ResizeHandle, type ResizeHandleProps } from './ResizeHandle';
export { type ResizableOptions, useResizableColumns } from './useResizableColumns';
export { visibleColumns } from './visibility';
export type { Widths } from './widths';
