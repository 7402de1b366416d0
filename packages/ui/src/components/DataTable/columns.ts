import type { ReactNode } from 'react';

export type RowKey = string | number;
export type ColumnAlign = 'start' | 'end' | 'center';

/** The properties of a row that can stand in a cell as they are. */
export type TextKey<Row> = {
  [Key in keyof Row & string]: Row[Key] extends string | number | null | undefined ? Key : never;
}[keyof Row & string];

export interface Column<Row> {
  /** Unique within the table. */
  id: string;
  header: ReactNode;
  /** A property of the row that is text, or what to render for the row. */
  cell: TextKey<Row> | ((row: Row) => ReactNode);
  /** The plain value, for an export such as CSV; apart from what is rendered. */
  value?: (row: Row) => string | number | null | undefined;
  /** The cell names its row: `th scope="row"`. @default false */
  rowHeader?: boolean;
  /** Figures stand at the end, in tabular digits. @default 'start' */
  align?: ColumnAlign;
  /** Fixed width; columns without one share the rest, at least 8rem each. */
  width?: `${number}rem`;
  footer?: ReactNode;
  /** The cell holds state (an input, a menu): it stays with its row when rows move. @default false */
  stateful?: boolean;
}

/** A column with its cell as a function: looked up once for the table, not for each cell. */
export interface ResolvedColumn<Row> extends Column<Row> {
  render: (row: Row) => ReactNode;
}

export function resolveColumns<Row>(columns: readonly Column<Row>[]): ResolvedColumn<Row>[] {
  return columns.map((column) => {
    const { cell } = column;
    const render = typeof cell === 'function' ? cell : (row: Row) => row[cell] as ReactNode;
    return { ...column, render };
  });
}

const LEAST_WIDTH = '8rem';

/** The width below which the table scrolls sideways: all fixed widths and 8rem for each of the others. */
export const leastTableWidth = (widths: readonly (string | undefined)[]) =>
  `calc(${widths.map((width) => width ?? LEAST_WIDTH).join(' + ')})`;
