import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import type { ResolvedColumn, TableColumn } from '../../internal/table/columns';
import * as styles from '../../internal/table/table.css';

// Apart from what features read of columns: their sheets would repeat that of the table.
export function resolveColumns<Row>(columns: readonly TableColumn<Row>[]): ResolvedColumn<Row>[] {
  return columns.map((column) => {
    const { cell, align = 'start', printed = true, actions } = column;
    const render = typeof cell === 'function' ? cell : (row: Row) => row[cell] as ReactNode;
    const className =
      clsx(styles.align[align], !printed && styles.notPrinted, actions && styles.actions) || undefined;
    return { ...column, render, className };
  });
}
