'use client';

import { type ReactNode, useCallback, useMemo } from 'react';
import { devWarning } from '../../internal/dev/devWarning';
import { useMessages } from '../../internal/messages/messages';
import { type Column, columnLabel, plainValueOf } from '../../internal/table/columns';
import type { AnyRowFeature, TableModel } from '../../internal/table/features';
import { useFeatureState } from '../../internal/table/useFeatureState';
import { wholeWords } from '../../internal/table/wholeWords';
import { announce } from '../Announcer';
import { dataTableSortMessages } from './DataTableSort.messages';
import { SortButton, type SortButtonProps } from './SortButton';
import { isSort, nextSort, type Sort, sortRows } from './sortRows';

export interface SortingOptions {
  /** Ids of the columns that can order the rows. @default those with a plain value */
  columns?: readonly string[];
  /** The order that is shown, where the caller holds it; undefined for the rows' own. */
  sort?: Sort | undefined;
  /** The order to start with. */
  defaultSort?: Sort | undefined;
  /** Called when the user changes the order; undefined is as the rows come. */
  onSortChange?: (event: { sort: Sort | undefined }) => void;
  /** The rows come in order: a server that pages a list orders it too. @default false */
  manual?: boolean;
}

/** A feature of `useDataTable`: headers that order the rows by their plain values. */
export const sorting = (options: SortingOptions = {}): AnyRowFeature => ({
  name: 'sorting',
  order: 40,
  useFeature: (model) => useSorting(model, options),
});

function useSorting<Row>(model: TableModel<Row>, options: SortingOptions): TableModel<Row> {
  const { columns: sortable, manual = false, onSortChange } = options;
  const { source, columns, rows } = model;
  const messages = useMessages(dataTableSortMessages);
  const [sort, setSort] = useFeatureState<Sort | undefined>({
    controlled: 'sort' in options,
    value: options.sort,
    defaultValue: options.defaultSort,
    onChange: (next) => onSortChange?.({ sort: next }),
  });
  if (process.env.NODE_ENV !== 'production' && sortable) warnOfUnknown(source, sortable);

  const { arrange: before } = model;
  const arrange = useCallback(
    (others: readonly Row[]) => (manual ? before(others) : sortRows(before(others), source, sort)),
    [manual, before, source, sort],
  );
  const ordered = useMemo(() => (manual ? rows : sortRows(rows, source, sort)), [manual, rows, source, sort]);
  const press = (id: string, label: string) => {
    const next = nextSort(sort, id);
    setSort(next);
    announce(messages.sorted(label, next.direction));
  };
  const canSort = (column: Column<Row>) =>
    sortable ? sortable.includes(column.id) : plainValueOf(column) !== undefined;
  return {
    ...model,
    rows: ordered,
    arrange,
    slots: { ...model.slots, sort: { value: sort, set: (next) => setSort(isSort(next) ? next : undefined) } },
    columns: columns.map((column) => {
      if (column.control || !canSort(column)) return column;
      const direction = sort?.column === column.id ? sort.direction : 'none';
      const label = columnLabel(column);
      const onClick = () => press(column.id, label);
      return { ...column, label, sort: direction, header: sortHeader(column.header, { direction, onClick }) };
    }),
  };
}

const sortHeader = (header: ReactNode, props: SortButtonProps) => (
  <SortButton {...props}>{wholeWords(header)}</SortButton>
);

function warnOfUnknown<Row>(columns: readonly Column<Row>[], sortable: readonly string[]) {
  const ids = columns.map(({ id }) => id);
  for (const id of sortable.filter((sortableId) => !ids.includes(sortableId))) {
    devWarning(
      `sorting() was given "${id}", which is no column.`,
      'No header can be pressed to order by it.',
      `Name one of ${ids.join(', ')} in \`columns\`.`,
    );
  }
}
