'use client';

import { type ReactNode, useId } from 'react';
import { useMessages } from '../../internal/messages/messages';
import type { RowKey, TableColumn } from '../../internal/table/columns';
import type { DataTableFeature, TableModel } from '../../internal/table/features';
import { RowsWithDetails } from '../../internal/table/RowsWithDetails';
import { toggle } from '../../internal/table/rowToggle.css';
import { useFeatureState } from '../../internal/table/useFeatureState';
import { hidden } from '../../internal/text/hidden.css';
import { dataTableExpandMessages } from './DataTableExpand.messages';

export interface ExpandableOptions<Row> {
  /** What stands below a row while it is open; null for a row that has nothing more. Called for open rows alone. */
  content: (row: Row) => ReactNode;
  /** Which rows have something more. @default all */
  canExpand?: (row: Row) => boolean;
  /** The keys of the open rows, where the caller holds them. */
  expanded?: ReadonlySet<RowKey>;
  /** The rows that start open, by key. */
  defaultExpanded?: ReadonlySet<RowKey>;
  /** Called when the user opens or closes a row. */
  onExpandedChange?: (event: { expanded: ReadonlySet<RowKey> }) => void;
}

/** A feature of `useDataTable`: a button in each row that opens more of it below. */
export const expandable = <Row,>(options: ExpandableOptions<Row>): DataTableFeature<Row> => ({
  name: 'expandable',
  order: 60,
  useFeature: (model) => useExpandable(model, options),
});

const none: ReadonlySet<RowKey> = new Set();

function useExpandable<Row>(model: TableModel<Row>, options: ExpandableOptions<Row>): TableModel<Row> {
  const { rowKey, rowName } = model;
  const { content, canExpand = () => true } = options;
  const messages = useMessages(dataTableExpandMessages);
  const tableId = useId();
  const [expanded, setExpanded] = useFeatureState<ReadonlySet<RowKey>>({
    controlled: options.expanded !== undefined,
    value: options.expanded ?? none,
    defaultValue: options.defaultExpanded ?? none,
    onChange: (next) => options.onExpandedChange?.({ expanded: next }),
  });
  const turn = (key: RowKey) => {
    const next = new Set(expanded);
    if (!next.delete(key)) next.add(key);
    setExpanded(next);
  };
  const isOpen = (row: Row) => expanded.has(rowKey(row)) && canExpand(row);
  const detailId = (row: Row) => `${tableId}-${rowKey(row)}`;
  const toggles: TableColumn<Row> = {
    id: 'rs-expand',
    control: true,
    stateless: true,
    // The column is too narrow for a word.
    header: <span className={hidden}>{messages.header}</span>,
    label: messages.header,
    width: '3rem',
    printed: false,
    cell: (row) =>
      canExpand(row) && (
        <button
          type="button"
          aria-label={messages.details(rowName(row))}
          aria-expanded={isOpen(row)}
          aria-controls={isOpen(row) ? detailId(row) : undefined}
          data-part="toggle"
          className={toggle}
          onClick={() => turn(rowKey(row))}
        />
      ),
  };
  return {
    ...model,
    columns: [toggles, ...model.columns],
    extras: {
      ...model.extras,
      Body: RowsWithDetails,
      detail: (row) =>
        isOpen(row) ? { id: detailId(row), content: content(row) } : model.extras.detail?.(row),
    },
  };
}
