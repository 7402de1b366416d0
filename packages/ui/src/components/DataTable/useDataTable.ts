'use client';

import { createElement, Fragment, type ReactNode, useMemo, useRef } from 'react';
import { devWarning } from '../../internal/dev/devWarning';
import { firstDuplicate } from '../../internal/dev/propChecks';
import type { Total } from '../../internal/pager/countText';
import { type Column, plainValueOf, type RowKey } from '../../internal/table/columns';
import type { DataTableFeature, TableModel } from '../../internal/table/features';
import type { DataTableProps } from './DataTable';

export interface DataTableOptions<Row> {
  /** Keep them stable (outside the component, or memoised): cells are rendered again for other columns. */
  columns: readonly Column<Row>[];
  /** The records that are shown, in order. */
  rows: readonly Row[];
  /** What identifies a row: its id. */
  rowKey: (row: Row) => RowKey;
  /** What names a row in 'Select Tendai Moyo'. @default the cell with `rowHeader`, else the key */
  rowName?: ((row: Row) => string) | undefined;
  /** Records in all, on every page. @default as many as there are rows */
  total?: Total | undefined;
  /** `sorting()`, `selection()` and the like, each an import of its own, in any order. The same ones at each render. */
  features?: readonly DataTableFeature<NoInfer<Row>>[];
}

/** What `<DataTable {...table}>` takes. */
export type DataTableState<Row> = Pick<
  DataTableProps<Row>,
  'columns' | 'rows' | 'rowKey' | 'total' | 'narrowing' | 'tools' | 'bars' | 'extras'
>;

/** A DataTable put together of features: spread what it returns on `<DataTable>`. */
export function useDataTable<Row>({
  columns,
  rows,
  rowKey,
  rowName,
  total,
  features = [],
}: DataTableOptions<Row>): DataTableState<Row> {
  const listed = [...features].sort((a, b) => a.order - b.order);
  // Twice, a header would be a button within a button.
  const ordered = listed.filter(({ name }, at) => listed.findIndex((other) => other.name === name) === at);
  const first = useRef(listed);
  if (process.env.NODE_ENV !== 'production') warnOfOtherFeatures(namesOf(first.current), namesOf(listed));
  const nameOfRow = useMemo(() => rowName ?? nameBy(columns, rowKey), [rowName, columns, rowKey]);
  let model: TableModel<Row> = {
    source: columns,
    columns,
    rows,
    arrange: asTheyCome,
    rowKey,
    rowName: nameOfRow,
    total: total ?? { count: rows.length },
    slots: {},
    narrowing: [],
    tools: [],
    bars: [],
    extras: {},
  };
  // biome-ignore lint/correctness/useHookAtTopLevel: the features are the same at each render
  for (const feature of ordered) model = feature.useFeature(model);
  return {
    columns: model.columns,
    rows: model.rows,
    rowKey,
    ...(total && { total }),
    narrowing: together(model.narrowing),
    tools: model.tools,
    bars: together(model.bars),
    extras: model.extras,
  };
}

const asTheyCome = <Row>(rows: readonly Row[]) => rows;

const together = (nodes: readonly ReactNode[]) => nodes.length > 0 && createElement(Fragment, null, ...nodes);

function nameBy<Row>(columns: readonly Column<Row>[], rowKey: (row: Row) => RowKey) {
  const column = columns.find(({ rowHeader }) => rowHeader);
  const read = column && (plainValueOf(column) ?? (column.cell as (row: Row) => ReactNode));
  return (row: Row) => {
    const name = read?.(row);
    return String((typeof name === 'string' && name) || rowKey(row));
  };
}

const namesOf = <Row>(features: readonly DataTableFeature<Row>[]) => features.map(({ name }) => name);

/** Development alone. */
function warnOfOtherFeatures(first: readonly string[], names: readonly string[]) {
  const twice = firstDuplicate(names);
  if (twice !== undefined) {
    devWarning(
      `useDataTable was given the feature "${twice}" twice.`,
      'The second one is left out.',
      'Name it once in `features`.',
    );
  }
  if (first.join() !== names.join()) {
    devWarning(
      `useDataTable was given the features ${names.join(', ') || 'none'} after ${first.join(', ') || 'none'}.`,
      'Each feature is hooks: React mixes up their state when one comes or goes.',
      'Pass the same `features` at each render; a feature that must rest takes an option.',
    );
  }
}
