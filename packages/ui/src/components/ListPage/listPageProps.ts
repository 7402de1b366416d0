import type { ComponentProps, ReactNode } from 'react';
import type { Column, RowKey } from '../../internal/table/columns';
import type { DataTableFeature } from '../../internal/table/features';
import type { ListBulkAction } from './bulk';
import type { AnyList, ListQuery } from './defineList';
import type { ErrorText, ListAnswer } from './listAnswer';
import type { ListExportEvent } from './useListExport';
import type { ListMenuItem } from './useListItems';
import type { ListState } from './useListState';

/** The search box of a list. */
export interface ListSearch {
  /** What can be searched for. @default the label of the search */
  placeholder?: string | undefined;
  /** The longest term that the server takes. @default 200 */
  maxLength?: number | undefined;
  /** In place of the search. @default updates the state */
  onSearch?: ((search: { query: string }) => void) | undefined;
}

export interface ListPageProps<L extends AnyList, Row>
  extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** What can be shown: of `defineList`. */
  list: L;
  /** What is shown: of `useListState`. */
  state: ListState<NoInfer<L>>;
  /** What the server has answered. */
  answer: ListAnswer<Row>;
  /** Keep them stable: outside the component, or memoised. */
  columns: readonly Column<Row>[];
  /** What identifies a row: its id. */
  rowKey: (row: Row) => RowKey;
  /** What names a row in 'Select Tendai Moyo'. @default the plain value of the cell with `rowHeader`, else the key */
  rowName?: ((row: Row) => string) | undefined;
  /** What the rows are, in the plural, as in a sentence: 'work orders'. @default the name of the list in words */
  label?: string | undefined;
  /** What is counted, where that differs: '104 properties'. @default label */
  rowsLabel?: string | undefined;
  /** Names the table, its paper and its file: 'Work orders of Harare'. @default label */
  title?: string | undefined;
  /** The page of a row: the cell with `rowHeader` becomes a link to it, and a press anywhere on the row follows it. */
  hrefOf?: ((row: Row) => string) | undefined;
  /** A press on a row, where its cells have links of their own. @default follows the link of `hrefOf` */
  onOpen?: ((event: { row: Row }) => void) | undefined;
  /** Buttons and menus of one row. Name the row in each. */
  rowActions?: ((row: Row) => ReactNode) | undefined;
  /** The search box; false where the list cannot be searched. @default {} */
  search?: false | ListSearch | undefined;
  /** What narrows the list beside its search and filters. */
  narrowing?: ReactNode;
  /** Whether there is a button with the filters. @default true */
  showFilters?: boolean | undefined;
  /** What this table does beside what all lists do, such as totals. On paper too. The same ones at each render. */
  features?: readonly DataTableFeature<NoInfer<Row>>[] | undefined;
  /** What all that match come to, above the rows and on paper. */
  summary?: ReactNode;
  /** What can be done with the list as a whole: usually the button that adds a record. */
  actions?: ReactNode;
  /** What is in the menu beside Print, CSV, Preferences and Views. */
  menuItems?: readonly ListMenuItem[] | undefined;
  /** What can be done with the selected rows, beside printing and saving them. */
  bulk?: readonly ListBulkAction<NoInfer<L>, NoInfer<Row>>[] | undefined;
  /** Rows can be selected. @default where there is `bulk` */
  selectable?: boolean | undefined;
  /** Which rows can be selected: true, or the reason why not ('Already paid'). @default all */
  isRowSelectable?: ((row: Row) => true | string) | undefined;
  /** Reads all that match, for paper, files and what is done with rows of several pages. Without it only the page can be. */
  readAll?: ((query: ListQuery<NoInfer<L>>, signal: AbortSignal) => Promise<readonly Row[]>) | undefined;
  /** Reads the page again, before something is done with its rows. @default the rows that are shown */
  readPage?: ((query: ListQuery<NoInfer<L>>, signal: AbortSignal) => Promise<readonly Row[]>) | undefined;
  /** All that match as a CSV file that the server writes. @default written here, from `readAll` */
  readCsv?: ((query: ListQuery<NoInfer<L>>, signal: AbortSignal) => Promise<string>) | undefined;
  /** Rows are printed or saved. */
  onExport?: ((event: ListExportEvent) => void) | undefined;
  /** How an error that is no text reads to the user. @default its message */
  errorText?: ErrorText | undefined;
  /** Shown below 'No data' while nothing narrows the list: the first step. */
  empty?: ReactNode;
  /** Shown below the text that nothing matches: often a way to add what was searched for. */
  noMatch?: ReactNode | ((query: ListQuery<NoInfer<L>>) => ReactNode);
  /** The head of what is printed, for its title. @default a PrintHeader */
  paperHead?: ((title: string) => ReactNode) | undefined;
  /** The end of what is printed. */
  paperFoot?: ReactNode;
  /** Below the table. @default a Pagination, once there is more than one page */
  pagination?: ReactNode;
  /** Above the list, beside what it has to tell about the address. */
  notices?: ReactNode;
}
