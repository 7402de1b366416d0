import type { SortDirection } from '../DataTable/columns';

export const dataTableSortMessages = {
  sorted: (column: string, direction: SortDirection) => `Sorted by ${column}, ${direction}`,
};
