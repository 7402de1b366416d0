import { defineMessages } from '../../internal/messages/messages';
import type { SortDirection } from '../../internal/table/columns';

export const dataTableSortMessages = defineMessages('dataTableSort', {
  sorted: (column: string, direction: SortDirection) => `Sorted by ${column}, ${direction}`,
});
