import { type ColumnRoom, isUnbroken, type TableColumn } from './columns';

/** What a `col` and its header are given: the browser lays out the table by these and by what the cells hold. */
export interface LaidColumn {
  /** Of the `col`; undefined as wide as its content, with a share of what is left. */
  width: string | undefined;
  /** Of the header, and by it of the column. */
  min: string | undefined;
}

/** With so many columns each has less room, and less between it and the next. */
export const MANY = 8;
const least = {
  few: { text: '8rem', person: '9rem' },
  many: { text: '6rem', person: '7rem' },
} as const;
/** Of a list: with more room its columns would stand far apart. */
const most = { text: '18rem', unbroken: '9rem', checkboxAndActions: '14rem' } as const;
/** The row of search, filters and buttons above a list. */
const LEAST_LIST = '60rem';
const LEAST_ACTIONS = '6rem';
/** Less than any content: the column is as wide as that. */
const CONTENT = '1px';

const roomOf = <Row>({ width }: TableColumn<Row>): ColumnRoom =>
  width === undefined || width === 'auto'
    ? {}
    : typeof width === 'string'
      ? { min: width, max: width }
      : width;

const growOf = <Row>(column: TableColumn<Row>) => {
  const { grow, max } = roomOf(column);
  if (column.control || column.actions) return 0;
  return grow ?? (isUnbroken(column) || (max !== undefined && typeof column.width === 'string') ? 0 : 1);
};

function leastOf<Row>(column: TableColumn<Row>, isOfMany: boolean) {
  const { min } = roomOf(column);
  if (min !== undefined) return min;
  if (column.actions) return LEAST_ACTIONS;
  if (column.control || isUnbroken(column) || column.width === 'auto') return undefined;
  return least[isOfMany ? 'many' : 'few'][column.kind === 'person' ? 'person' : 'text'];
}

/**
 * The layout of columns. `even`: what grows does so by its share alone, whatever the cells hold, as where rows come and go
 * while they are scrolled.
 */
export function columnWidths<Row>(columns: readonly TableColumn<Row>[], even = false): readonly LaidColumn[] {
  const grows = columns.map(growOf);
  const sum = grows.reduce((total, grow) => total + grow, 0);
  const byShare = sum > 0 && (even || columns.some((column) => roomOf(column).grow));
  return columns.map((column, at) => {
    const min = leastOf(column, columns.length >= MANY);
    const grow = grows[at] ?? 0;
    if (grow > 0) return { min, width: byShare ? `${((grow / sum) * 100).toFixed(2)}%` : undefined };
    // Where nothing grows, what is left goes to all that hold values, and not to checkboxes and buttons.
    if (sum === 0 && !column.control && !column.actions) return { min, width: undefined };
    const { width } = column;
    return { min, width: typeof width === 'string' && width !== 'auto' ? width : CONTENT };
  });
}

/** The most that the content of a cell makes its column, apart from a length of both ends. */
export const mostOf = <Row>(column: TableColumn<Row>) =>
  typeof column.width === 'object' ? column.width.max : undefined;

/** The most that a list of these columns makes of a wide screen, with the checkboxes and the actions of its rows. */
export function listWidth<Row>(columns: readonly TableColumn<Row>[]) {
  const rooms = columns.map((column) => {
    const { min = '0px', max } = roomOf(column);
    return max ?? `max(${min}, ${isUnbroken(column) ? most.unbroken : most.text})`;
  });
  return `max(${LEAST_LIST}, ${[...rooms, most.checkboxAndActions].join(' + ')})`;
}
