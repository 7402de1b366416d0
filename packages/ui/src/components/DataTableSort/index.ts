export { SortButton, type SortButtonProps } from './SortButton';
export { type Sort, sortRows } from './sorting';
export { type SortableOptions, useSortableColumns } from './useSortableColumns';
