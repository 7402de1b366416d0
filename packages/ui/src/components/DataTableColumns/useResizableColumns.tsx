'use client';

import { type Column, columnLabel } from '../DataTable/columns';
import { ResizeHandle } from './ResizeHandle';
import { type Widths, widthOf } from './widths';

export interface ResizableOptions<Row> {
  columns: readonly Column<Row>[];
  widths: Widths;
  onWidthsChange: (event: { widths: Widths }) => void;
}

/** The columns in the widths that the user set, with a handle in each header. Controlled: keep the widths where they last. */
export function useResizableColumns<Row>({ columns, widths, onWidthsChange }: ResizableOptions<Row>) {
  const resizable = (column: Column<Row>): Column<Row> => {
    const width = widthOf(column, widths);
    const label = columnLabel(column);
    const change = (next: number | undefined) => {
      const { [column.id]: _, ...rest } = widths;
      onWidthsChange({ widths: next === undefined ? rest : { ...rest, [column.id]: next } });
    };
    const header = (
      <>
        {column.header}
        <ResizeHandle column={label} width={width} onWidthChange={(event) => change(event.width)} />
      </>
    );
    return { ...column, label, header, ...(width !== undefined && { width: `${width}rem` as const }) };
  };
  return columns.map(resizable);
}
