import type { CsvValue } from '@rentsafe/format/csv';
import type { CSSProperties, ReactNode } from 'react';

export type RowKey = string | number;
export type SortDirection = 'ascending' | 'descending';
export type ColumnAlign = 'start' | 'end' | 'center';

/**
 * What a column holds, which aligns, sizes and wraps its cells. `money` and `number` stand at the end, in tabular digits; these,
 * `reference` (an ID, a registration, a telephone number), `date` and `state` are as wide as their content and never break. CSV
 * keeps spreadsheets from reading a `reference` as a number or a date.
 * `person` and `text` wrap, and share the room that is left.
 */
export type ColumnKind = 'text' | 'person' | 'money' | 'number' | 'date' | 'state' | 'reference';

export type ColumnLength = `${number}rem` | `${number}px`;

/** The room of a column. */
export interface ColumnRoom {
  /** Never narrower; the table then scrolls sideways. */
  min?: ColumnLength;
  /** Its content makes it no wider: it wraps. */
  max?: ColumnLength;
  /** Its share of the room that is left beside the others; 0 takes none. @default 1 for text, else 0 */
  grow?: number;
}

export type ColumnWidth = 'auto' | ColumnLength | ColumnRoom;

/** The width of the window below which a column goes: 640, 768, 1024 or 1280 px. */
export type HideBelow = 'sm' | 'md' | 'lg' | 'xl';

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
  /** The cell names its row: `th scope="row"`. @default false */
  rowHeader?: boolean;
  /** What it holds: aligns, sizes and wraps its cells. @default 'text' */
  kind?: ColumnKind;
  /** Overrides what its kind says. @default 'end' for money and numbers, else 'start' */
  align?: ColumnAlign;
  /**
   * `auto`: as its content needs. `{ min, max, grow }`: at least, at most, and its share of the room that is left (0 for none).
   * A length is both, least and most. @default 'auto', for text at least 8rem
   */
  width?: ColumnWidth;
  /** Left out of windows narrower than this. Exports keep it. */
  hideBelow?: HideBelow;
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
  /** Exports have it; the table does not show it. */
  exportedOnly?: boolean;
  /** Its cells hold no state of their own: they are kept when the page turns. */
  stateless?: boolean;
  /** The buttons and menus of a row. */
  actions?: boolean;
  /** The end at which it stays in sight while others scroll. */
  pinned?: 'start' | 'end';
  /** Added by a feature to the header and to each cell of it. */
  className?: string | undefined;
  /** Added by a feature to the header and to each cell of it. */
  style?: CSSProperties | undefined;
}

/** Where its cells stand: figures at the end. */
export const alignOf = <Row>({ align, kind }: Pick<Column<Row>, 'align' | 'kind'>): ColumnAlign =>
  align ?? (kind === 'money' || kind === 'number' ? 'end' : 'start');

/** As wide as its content, which does not break. */
export const isUnbroken = ({ kind }: Pick<Column<never>, 'kind'>) =>
  kind !== undefined && kind !== 'text' && kind !== 'person';

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
}

/** The last column: what can be done with a row. */
export const actionsColumn = <Row>(header: string, cell: (row: Row) => ReactNode): TableColumn<Row> => ({
  id: 'row actions',
  header,
  label: '',
  cell,
  printed: false,
  actions: true,
  pinned: 'end',
});

type Columns<Row> = readonly ResolvedColumn<Row>[];

const sameIn =
  (keys: readonly (keyof ResolvedColumn<unknown>)[]) =>
  <Row>(a: Columns<Row>, b: Columns<Row>) =>
    a.length === b.length && a.every((column, index) => keys.every((key) => column[key] === b[index]?.[key]));

/** The same cells, whatever became of headers, widths and footers: rows then need no rendering. */
export const sameCells = sameIn(['id', 'cell', 'rowHeader', 'className', 'style']);

/** The same headers and widths, whatever became of the cells: row actions written in place leave the head alone. */
export const sameHeads = sameIn(['id', 'header', 'width', 'sort', 'className', 'style']);
