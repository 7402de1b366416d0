import type { CSSProperties } from 'react';
import type { TableColumn } from '../../internal/table/columns';
import type { AnyRowFeature } from '../../internal/table/features';
import { pinned } from './pinnedColumns.css';

export interface PinnedColumnsOptions {
  /** Ids of the columns that stay at the start, in this order. @default the first column */
  start?: readonly string[];
  /** Ids of the columns that stay at the end, before the row actions, in this order. @default none */
  end?: readonly string[];
}

const noneAtEnd: readonly string[] = [];

/**
 * A feature of `useDataTable`: these columns, with what can be chosen or opened before them, stay in sight while the others
 * scroll. Row actions always do.
 */
export const pinnedColumns = ({ start, end = noneAtEnd }: PinnedColumnsOptions = {}): AnyRowFeature => ({
  name: 'pinnedColumns',
  order: 95,
  useFeature: (model) => ({ ...model, columns: pin(model.columns, start, end) }),
});

function pin<Row>(
  columns: readonly TableColumn<Row>[],
  start: readonly string[] | undefined,
  end: readonly string[],
): readonly TableColumn<Row>[] {
  const controls = columns.filter(({ control }) => control);
  const values = columns.filter(({ control }) => !control);
  const among = (ids: readonly string[]) => ids.flatMap((id) => values.filter((column) => column.id === id));
  const first = start ? among(start) : values.slice(0, 1);
  const last = among(end).filter((column) => !first.includes(column));
  const rest = values.filter((column) => !first.includes(column) && !last.includes(column));
  const atStart = first.length > 0 ? [...controls, ...first] : [];
  return [
    ...(first.length > 0 ? [] : controls),
    ...atStart.map((column, place) => pinnedTo('start', column, place)),
    ...rest,
    // Counted from the end, where the row actions stand.
    ...last.map((column, place) => pinnedTo('end', column, last.length - place)),
  ];
}

/** `place` from that end; the frame measures how far from it each stands. */
function pinnedTo<Row>(side: 'start' | 'end', column: TableColumn<Row>, place: number): TableColumn<Row> {
  const offset = `var(--rs-${side}-${place}, 0px)`;
  const style: CSSProperties = side === 'start' ? { insetInlineStart: offset } : { insetInlineEnd: offset };
  return { ...column, pinned: side, className: pinned, style };
}
