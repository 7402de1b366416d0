'use client';

import { clsx } from 'clsx/lite';
import { useMemo } from 'react';
import { devWarning } from '../../internal/dev/devWarning';
import { useMessages } from '../../internal/messages/messages';
import type { MoneyValue } from '../../internal/money/minors';
import { alignOf } from '../../internal/table/columns';
import type { DataTableFeature, TableModel } from '../../internal/table/features';
import { MoneyTotals } from '../MoneyTotals';
import { atEnd, sums } from './DataTableTotals.css';
import { dataTableTotalsMessages } from './DataTableTotals.messages';

export interface TotalsOptions<Row> {
  /** By the id of a column: its amount, with its currency; null for a row without one. Keep it stable. */
  columns: Readonly<Record<string, (row: Row) => MoneyValue | null | undefined>>;
}

/** A feature of `useDataTable`: a last row with the total of each currency; two currencies are never added. */
export const totals = <Row,>(options: TotalsOptions<Row>): DataTableFeature<Row> => ({
  name: 'totals',
  order: 30,
  useFeature: (model) => useTotals(model, options.columns),
});

function useTotals<Row>(model: TableModel<Row>, amounts: TotalsOptions<Row>['columns']): TableModel<Row> {
  const { columns, rows, total } = model;
  const messages = useMessages(dataTableTotalsMessages);
  const isPage = total.count > rows.length;
  if (process.env.NODE_ENV !== 'production') {
    warnOfUnknown(
      Object.keys(amounts),
      columns.map(({ id }) => id),
    );
  }
  const withTotals = useMemo(() => {
    const label = columns.find(({ id, footer }) => !Object.hasOwn(amounts, id) && footer === undefined)?.id;
    return columns.map((column) => {
      const amountOf = Object.hasOwn(amounts, column.id) ? amounts[column.id] : undefined;
      if (!amountOf) {
        return column.id === label ? { ...column, footer: isPage ? messages.page : messages.all } : column;
      }
      const footer = (
        <MoneyTotals
          key={column.id}
          data-part="total"
          className={clsx(sums, alignOf(column) === 'end' && atEnd)}
          amounts={rows.flatMap((row) => amountOf(row) ?? [])}
        />
      );
      return { ...column, footer };
    });
  }, [columns, rows, amounts, isPage, messages]);
  return { ...model, columns: withTotals };
}

function warnOfUnknown(names: readonly string[], ids: readonly string[]) {
  for (const name of names.filter((each) => !ids.includes(each))) {
    devWarning(
      `totals() was given "${name}", which is no column.`,
      'Its total is not shown.',
      `Name one of ${ids.join(', ')}.`,
    );
  }
}
