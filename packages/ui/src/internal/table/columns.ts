import type { CsvValue } from '@rentsafe/domain/csv';
import type { ReactNode } from 'react';

export type RowKey = string | number;
export type SortDirection = 'ascending' | 'descending';
export type ColumnAlign = 'start' | 'end' | 'center';

/** The properties of a row that can stand in a cell as they are. */
export type TextKey<Row> = {
  [Key in keyof Row & string]: Row[Key] extends string | number | null | undefined ? Key : never;
}[keyof Row & string];

/** What an export writes and an order compares. */
export type PlainValue = CsvValue;

export interface Column<Row> {
  /** Unique within the table. */
  id: string;
  /** The text of the column's head. */
  header: ReactNode;
  /** The header as plain text where `header` is not: for exports, menus and announcements. @default header */
  label?: string;
  /** A property of the row that is text, or what to render for the row. */
  cell: TextKey<Row> | ((row: Row) => ReactNode);
  /** The plain value, for an export such as CSV; apart from what is rendered. */
  value?: (row: Row) => PlainValue;
  /**
   * The value is an ID, a registration or a telephone number: CSV keeps spreadsheets from reading it as a number or a date.
   * @default false
   */
  identifier?: boolean;
  /** The cell names its row: `th scope="row"`. @default false */
  rowHeader?: boolean;
  /** Figures stand at the end, in tabular digits. @default 'start' */
  align?: ColumnAlign;
  /** Fixed width; columns without one share the rest, at least 8rem each. */
  width?: `${number}rem`;
  /** Shown below the column, such as a total. */
  footer?: ReactNode;
  /** How its rows are ordered now; leave it out where the column cannot order them (`aria-sort`). */
  sort?: SortDirection | 'none';
  /** Included in print. @default true */
  printed?: boolean;
}

/** A column on its way to the screen: what features add for each other, and nobody else sees. */
export interface TableColumn<Row> extends Column<Row> {
  /** Made by a feature, such as the one of checkboxes: no value of the row, never exported, hidden or ordered. */
  control?: boolean;
  /** Its cells hold no state of their own: they are kept when the page turns. */
  stateless?: boolean;
  /** The buttons and menus of a row. */
  actions?: boolean;
}

/** What text-only output of the column gets: its label, its header, else its id. */
export const columnLabel = <Row>({ label, header, id }: Column<Row>) =>
  label ?? (typeof header === 'string' ? header : id);

/** The column's own `value`, or the property that its text cell names. */
export const plainValueOf = <Row>(column: Column<Row>) => column.value ?? textOf(column);

/** A property of the row that a text cell names; undefined where the cell is a function. */
export const textOf = <Row>({ cell }: Column<Row>): ((row: Row) => PlainValue) | undefined =>
  typeof cell === 'function' ? undefined : (row) => row[cell] as PlainValue;

/** A column with its cell as a function and the class of its cells, if any: looked up once for the table, not for each. */
export interface ResolvedColumn<Row> extends TableColumn<Row> {
  render: (row: Row) => ReactNode;
  className: string | undefined;
}

/** The last column: what can be done with a row. */
export const actionsColumn = <Row>(
  header: string,
  cell: (row: Row) => ReactNode,
  width: `${number}rem`,
): TableColumn<Row> => ({ id: 'row actions', header, label: '', cell, width, printed: false, actions: true });

type Columns<Row> = readonly ResolvedColumn<Row>[];

const sameIn =
  (keys: readonly (keyof ResolvedColumn<unknown>)[]) =>
  <Row>(a: Columns<Row>, b: Columns<Row>) =>
    a.length === b.length && a.every((column, index) => keys.every((key) => column[key] === b[index]?.[key]));

/** The same cells, whatever became of headers, widths and footers: rows then need no rendering. */
export const sameCells = sameIn(['id', 'cell', 'rowHeader', 'className']);

/** The same headers and widths, whatever became of the cells: row actions written in place leave the head alone. */
export const sameHeads = sameIn(['id', 'header', 'width', 'sort', 'className']);

/** The width below which the table scrolls sideways: all fixed widths and 8rem for each of the others. */
export const leastTableWidth = (columns: readonly { width?: string }[]) =>
  `calc(${columns.map(({ width = '8rem' }) => width).join(' + ')})`;
