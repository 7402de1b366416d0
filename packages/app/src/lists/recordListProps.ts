import type { ExportInput } from '@rentsafe/domain/audit';
import type { Column, DataTableFeature } from '@rentsafe/ui/DataTable';
import type { ListMenuItem } from '@rentsafe/ui/ListPage';
import type { ReactNode } from 'react';
import type { ListViewProps } from './useListScreen';

export interface RecordListProps<Row> extends ListViewProps<Row> {
  /** What the records are, in the plural. */
  records: ExportInput['list'];
  /** What a row of a report is, in the plural: '104 properties'. @default what the records are */
  counted?: string;
  /** Of the table, on paper and as a file. @default what the records are */
  title?: string;
  /** Of the search; a list that cannot be searched has none. */
  placeholder?: string;
  columns: readonly Column<Row>[];
  /** What this table does beside what all lists do: totals. On paper too. */
  features?: readonly DataTableFeature<NoInfer<Row>>[];
  /** The list's only filter, beside the search, in place of the panel of filters. */
  filter?: ReactNode;
  /** What all that match come to, above the rows and on paper. */
  summary?: ReactNode;
  /** What a report is about: its day or month, and its currency. */
  scope?: ReactNode;
  /** What can be done with the list as a whole. */
  actions?: ReactNode;
  /** What is done with many records at once, in the menu. */
  menuItems?: readonly ListMenuItem[];
  /** The first step, where there is nothing in the list as yet. */
  emptyHelp?: ReactNode;
  /** Adds what was searched for and is not there. @default actions */
  addSearched?: (q: string) => ReactNode;
  rowKey: (row: Row) => number;
  /** What names a row in 'Select Tendai Moyo'. */
  rowName: (row: Row) => string;
  /** Rows can be selected, to print or export them together. */
  canSelect: boolean;
  /** What is done with the rows that are selected, beside printing and exporting them. */
  onSelected?: { label: (count: number) => string; onAct: (rows: readonly Row[]) => void };
  rowActions?: (row: Row) => ReactNode;
  /** The page of a record: a press anywhere on its row opens it, as the link in the row does. */
  hrefOf?: (row: Row) => string;
}
