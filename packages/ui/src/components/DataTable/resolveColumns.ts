import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import {
  alignOf,
  type ColumnKind,
  type ResolvedColumn,
  type TableColumn,
} from '../../internal/table/columns';
import { mostOf } from '../../internal/table/columnWidths';
import * as styles from '../../internal/table/table.css';

const byKind: Partial<Record<ColumnKind, string>> = {
  money: styles.unbroken,
  number: styles.unbroken,
  reference: styles.reference,
  date: styles.oneLine,
  state: styles.oneLine,
};

// Apart from what features read of columns: their sheets would repeat that of the table.
export function resolveColumns<Row>(columns: readonly TableColumn<Row>[]): ResolvedColumn<Row>[] {
  const shown = columns.filter(({ exportedOnly }) => !exportedOnly);
  return shown.map((column) => {
    const { cell, kind, hideBelow, printed = true } = column;
    const render = typeof cell === 'function' ? cell : (row: Row) => row[cell] as ReactNode;
    const className =
      clsx(
        styles.align[alignOf(column)],
        kind && byKind[kind],
        hideBelow && styles.hideBelow[hideBelow],
        !printed && styles.notPrinted,
        column.actions && styles.actions,
        column.className,
      ) || undefined;
    const maxInlineSize = mostOf(column);
    const style = maxInlineSize === undefined ? column.style : { ...column.style, maxInlineSize };
    return { ...column, render, className, style };
  });
}
