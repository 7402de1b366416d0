'use client';

import { columnLabel, type TableColumn } from '../../internal/table/columns';
import type { AnyRowFeature, TableModel } from '../../internal/table/features';
import { useFeatureState } from '../../internal/table/useFeatureState';
import { ResizeHandle } from './ResizeHandle';
import { type Widths, widthOf } from './widths';

export interface ResizingOptions {
  /** The widths that the user set, where the caller holds them. */
  widths?: Widths;
  /** The widths to start with, in rem by column. */
  defaultWidths?: Widths;
  /** Called when the user has changed a width. */
  onWidthsChange?: (event: { widths: Widths }) => void;
}

/** A feature of `useDataTable`: a handle in each header that changes the width of its column. */
export const resizing = (options: ResizingOptions = {}): AnyRowFeature => ({
  name: 'resizing',
  order: 90,
  useFeature: (model) => useResizing(model, options),
});

function useResizing<Row>(model: TableModel<Row>, options: ResizingOptions): TableModel<Row> {
  const [widths, setWidths] = useFeatureState<Widths>({
    controlled: options.widths !== undefined,
    value: options.widths ?? {},
    defaultValue: options.defaultWidths ?? {},
    onChange: (next) => options.onWidthsChange?.({ widths: next }),
  });
  const resizable = (column: TableColumn<Row>): TableColumn<Row> => {
    if (column.control) return column;
    const width = widthOf(column, widths);
    const label = columnLabel(column);
    const change = (next: number | undefined) => {
      const { [column.id]: _, ...rest } = widths;
      setWidths(next === undefined ? rest : { ...rest, [column.id]: next });
    };
    const header = (
      <>
        {column.header}
        <ResizeHandle column={label} width={width} onWidthChange={(event) => change(event.width)} />
      </>
    );
    return { ...column, label, header, ...(width !== undefined && { width: `${width}rem` as const }) };
  };
  return { ...model, columns: model.columns.map(resizable) };
}
