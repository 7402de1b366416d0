'use client';

import { useMemo, useState } from 'react';
import { devWarning } from '../../internal/dev/devWarning';
import { useLatest } from '../../internal/hooks/useLatest';
import {
  type Column,
  columnLabel,
  plainValueOf,
  type RowKey,
  type TableColumn,
} from '../../internal/table/columns';
import type { DataTableFeature, TableModel } from '../../internal/table/features';
import { MASK, MaskedValue } from './MaskedValue';

export interface MaskingOptions<Row> {
  /** Ids of the columns whose cells are masked. */
  columns: readonly string[];
  /** For an audit: who revealed it is known to the caller. */
  onReveal?: (event: { row: Row; column: string }) => void;
}

/** A feature of `useDataTable`: cells shown as dots until a user asks, one by one; exports and print get the dots too. */
export const masking = <Row,>(options: MaskingOptions<Row>): DataTableFeature<Row> => ({
  name: 'masking',
  order: 10,
  useFeature: (model) => useMasking(model, options),
});

const cellKey = (column: string, key: RowKey) => `${column}\n${typeof key}\n${key}`;

function useMasking<Row>(model: TableModel<Row>, options: MaskingOptions<Row>): TableModel<Row> {
  const { columns, rowName } = model;
  const [revealed, setRevealed] = useState<ReadonlySet<string>>(new Set());
  const latest = useLatest({ rowKey: model.rowKey, onReveal: options.onReveal });
  if (process.env.NODE_ENV !== 'production') warnOfUnknown(columns, options.columns);

  const names = options.columns.join('\n');
  const masked = useMemo(() => {
    const ids = names.split('\n');
    const toggle = (column: string, row: Row, on: boolean) => {
      const cell = cellKey(column, latest.current.rowKey(row));
      setRevealed((before) => {
        const next = new Set(before);
        if (on) next.add(cell);
        else next.delete(cell);
        return next;
      });
      if (on) latest.current.onReveal?.({ row, column });
    };
    return columns.map((column): TableColumn<Row> => {
      if (!ids.includes(column.id)) return column;
      const read = plainValueOf(column);
      const isMissing = (row: Row) =>
        read !== undefined && [undefined, null, ''].includes(read(row) as string);
      const render = typeof column.cell === 'function' ? column.cell : read;
      const isRevealed = (row: Row) => revealed.has(cellKey(column.id, latest.current.rowKey(row)));
      return {
        ...column,
        stateless: true,
        value: (row) => (isMissing(row) || isRevealed(row) ? read?.(row) : MASK),
        cell: (row) =>
          isMissing(row) ? (
            render?.(row)
          ) : (
            <MaskedValue
              label={columnLabel(column)}
              owner={rowName(row)}
              revealed={isRevealed(row)}
              onRevealedChange={(event) => toggle(column.id, row, event.revealed)}
            >
              {() => render?.(row)}
            </MaskedValue>
          ),
      };
    });
  }, [columns, names, revealed, rowName, latest]);
  return { ...model, columns: masked };
}

function warnOfUnknown<Row>(columns: readonly Column<Row>[], masked: readonly string[]) {
  const ids = columns.map(({ id }) => id);
  for (const id of masked.filter((maskedId) => !ids.includes(maskedId))) {
    devWarning(
      `masking() was given "${id}", which is no column.`,
      'What it was meant to hide may stand in the open.',
      `Name one of ${ids.join(', ')} in \`columns\`.`,
    );
  }
}
