export { type ColumnVisibilityOptions, columnVisibility } from './columnVisibility';
export { type ResizingOptions, resizing } from './resizing';
export type { Widths } from './widths';
