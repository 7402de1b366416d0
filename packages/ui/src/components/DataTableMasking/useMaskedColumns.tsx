'use client';

import { useState } from 'react';
import { devWarning } from '../../internal/dev/devWarning';
import { type Column, columnLabel, type RowKey, textOf } from '../DataTable/columns';
import { MASK, MaskedValue } from './MaskedValue';

export interface MaskingOptions<Row> {
  columns: readonly Column<Row>[];
  /** Ids of the columns whose cells are masked. */
  masked: readonly string[];
  rowKey: (row: Row) => RowKey;
  /** What names the row in 'Show ID Number of Tendai Moyo'. */
  rowName: (row: Row) => string;
  /** For an audit: who revealed it is known to the caller. */
  onReveal?: (event: { row: Row; column: string }) => void;
}

const cellKey = (column: string, key: RowKey) => `${column}\n${typeof key}\n${key}`;

/** The columns with those in `masked` shown as dots until a user asks, cell by cell; exports and print get the dots too. */
export function useMaskedColumns<Row>({
  columns,
  masked,
  rowKey,
  rowName,
  onReveal,
}: MaskingOptions<Row>): Column<Row>[] {
  const [revealed, setRevealed] = useState<ReadonlySet<string>>(new Set());
  if (process.env.NODE_ENV !== 'production') warnOfUnknown(columns, masked);

  const set = (cell: string, on: boolean) =>
    setRevealed((before) => {
      const next = new Set(before);
      if (on) next.add(cell);
      else next.delete(cell);
      return next;
    });
  return columns.map((column) => {
    if (!masked.includes(column.id)) return column;
    const read = column.value ?? textOf(column);
    const isMissing = (row: Row) => read !== undefined && [undefined, null, ''].includes(read(row) as string);
    const render = typeof column.cell === 'function' ? column.cell : read;
    const isRevealed = (row: Row) => revealed.has(cellKey(column.id, rowKey(row)));
    const toggle = (row: Row, on: boolean) => {
      set(cellKey(column.id, rowKey(row)), on);
      if (on) onReveal?.({ row, column: column.id });
    };
    return {
      ...column,
      stateful: true,
      value: (row) => (isMissing(row) || isRevealed(row) ? read?.(row) : MASK),
      cell: (row) =>
        isMissing(row) ? (
          render?.(row)
        ) : (
          <MaskedValue
            label={columnLabel(column)}
            owner={rowName(row)}
            revealed={isRevealed(row)}
            onRevealedChange={(event) => toggle(row, event.revealed)}
          >
            {() => render?.(row)}
          </MaskedValue>
        ),
    };
  });
}

function warnOfUnknown<Row>(columns: readonly Column<Row>[], masked: readonly string[]) {
  const ids = columns.map(({ id }) => id);
  for (const id of masked.filter((maskedId) => !ids.includes(maskedId))) {
    devWarning(
      `useMaskedColumns was given "${id}", which is no column.`,
      'What it was meant to hide may stand in the open.',
      `Name one of ${ids.join(', ')} in \`masked\`, and mask before columns are hidden.`,
    );
  }
}
