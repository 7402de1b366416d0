import type { ComponentProps, ReactNode } from 'react';
import type { Total } from '../pager/countText';
import type { Column, ResolvedColumn, RowKey, TableColumn } from './columns';

/** Attributes and handlers of a row's `tr`. */
export type RowProps = Omit<ComponentProps<'tr'>, 'children' | 'key' | 'ref'> & {
  [attribute: `data-${string}`]: string | undefined;
};

type Attributes = Readonly<Record<string, unknown>>;

/** What the elements of a table are given where they are shown as cards: their roles, and what only the columns told. */
export interface StackedParts {
  table: (captionId: string) => Attributes;
  /** Of head, body and footer. */
  group: Attributes;
  row: Attributes;
  headRow: <Row>(columns: readonly TableColumn<Row>[]) => Attributes;
  header: <Row>(column: TableColumn<Row>) => Attributes;
  cell: <Row>(column: TableColumn<Row>, isHeader: boolean) => Attributes;
  footer: <Row>(column: TableColumn<Row>) => Attributes;
}

/** Rows that follow each other and have one head. */
export interface TableGroups<Row> {
  /** Of the group that a row is in. */
  keyOf: (row: Row) => RowKey;
  /** Whether the rows of a group are shown. */
  isOpen: (key: RowKey) => boolean;
  /** Of the group of a row, its first. */
  head: (row: Row) => ReactNode;
}

/** What the body of a table is made from. */
export interface TableBodyProps<Row> {
  /** Those that are shown, in their order. */
  columns: readonly ResolvedColumn<Row>[];
  /** Those of this page. */
  rows: readonly Row[];
  /** What tells a row from the others. */
  rowKey: (row: Row) => RowKey;
  /** Attributes of a row. */
  rowProps: ((row: Row) => RowProps | undefined) | undefined;
  /** What stands below a row, over all columns. */
  detail: TableExtras<Row>['detail'];
  /** Which rows stand together. */
  groups: TableGroups<Row> | undefined;
  /** Each row is a card. */
  stacked: StackedParts | undefined;
}

/** What features add to a table beside columns and rows. */
export interface TableExtras<Row> {
  /** Attributes of a row. */
  rowProps?: (row: Row) => RowProps | undefined;
  /** What stands below a row, over all columns, or over those from `from` on. */
  detail?: (row: Row) => { id: string; content: ReactNode; from?: string } | undefined;
  /** Each row is a card: the table is too narrow for columns. */
  stacked?: StackedParts | undefined;
  /** Told the width of the table's place, in px, when it is known and when it changes; before the rows are painted. */
  onWidth?: (width: number) => void;
  /** How close the rows stand. */
  density?: 'comfortable' | 'compact';
  /** Renders the rows. */
  Body?: (props: TableBodyProps<Row>) => ReactNode;
  /** Which rows stand together: `Body` renders a `tbody` for each group. */
  groups?: TableGroups<Row>;
  /** `Body` renders those in sight of all there are: the table then counts them for assistive technology. */
  partial?: boolean;
  /** What opens above the table: a menu, a dialog. */
  overlay?: ReactNode;
  /** Those that are counted and announced as results, where `rows` has others below them. */
  results?: readonly Row[];
  /** Something narrows the rows: an empty table then states that nothing matches. */
  filtered?: boolean;
}

/** State of a feature that a view can save and restore. */
export interface TableSlot {
  /** What is kept: it survives JSON. */
  value: unknown;
  /** Takes a value that was kept. */
  set: (next: unknown) => void;
}

/** Controls that a feature brings: a button opens them, or an item of the table's menu. */
export interface TableTool {
  /** Names them: 'Views'. */
  label: string;
  /** Decoration. */
  icon: ReactNode;
  /** Rendered while they are open. `close` returns the focus to the button. */
  panel: (close: () => void) => ReactNode;
  /** Opens the panel, where the table has no menu. */
  button: ReactNode;
}

/** A table on its way from its source to the screen: each feature is given it, and hands on what it makes of it. */
export interface TableModel<Row> {
  /** The columns as the caller wrote them. */
  source: readonly Column<Row>[];
  /** Those that are shown, in their order, with what features add. */
  columns: readonly TableColumn<Row>[];
  /** Those of this page, in their order. */
  rows: readonly Row[];
  /** Puts other rows, such as the children of one, into the order that a feature gave these. */
  arrange: (rows: readonly Row[]) => readonly Row[];
  /** The rows whose choice changes with that of one, itself included. @default itself */
  chosenWith?: (row: Row, chosen: boolean) => readonly Row[];
  /** What tells a row from the others. */
  rowKey: (row: Row) => RowKey;
  /** What names a row in 'Select Tendai Moyo'. */
  rowName: (row: Row) => string;
  /** Records in all, on every page. */
  total: Total;
  /** By name: 'sort', 'filters'. */
  slots: Readonly<Record<string, TableSlot>>;
  /** Beside the search: what narrows the rows. */
  narrowing: readonly ReactNode[];
  /** A button each, or items of a menu. */
  tools: readonly TableTool[];
  /** Between the row of buttons and the table, each over the whole width. */
  bars: readonly ReactNode[];
  /** What features add beside columns and rows. */
  extras: TableExtras<Row>;
}

/** One feature of a table. Made by `sorting()`, `selection()` and the like; its place in the list means nothing. */
export interface DataTableFeature<Row> {
  /** What it is called in development warnings. */
  name: string;
  /** Features work in this order: what changes rows or columns before what adds controls to them. */
  order: number;
  /** A hook: it is called at each render, in the same place. */
  useFeature: (model: TableModel<Row>) => TableModel<Row>;
}

/** A feature of tables of any rows. */
export interface AnyRowFeature extends Omit<DataTableFeature<never>, 'useFeature'> {
  /** A hook that adds to the model of the table. */
  useFeature: <Row>(model: TableModel<Row>) => TableModel<Row>;
}
