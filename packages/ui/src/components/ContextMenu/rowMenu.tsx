'use client';

import { type ReactNode, useMemo, useState } from 'react';
import { useLatest } from '../../internal/hooks/useLatest';
import type { DataTableFeature, TableModel } from '../DataTableFeature';
import { contextMenuHandlers, type MenuRequest } from './contextMenuHandlers';
import type { RowMenuItem } from './rowMenuItem';

export interface RowMenuOptions<Row> {
  /** What can be done with a row, as in its `rowActions`; those of tone `danger` last, after a line. */
  items: (row: Row) => readonly RowMenuItem[];
}

interface RowRequest<Row> extends MenuRequest {
  row: Row;
}

const loadMenu = async () => (await import('./RowMenuAt')).RowMenuAt;

/** A context menu for each row of a DataTable, named by its row. Its code is loaded once it is asked for. */
export function rowMenu<Row>({ items }: RowMenuOptions<Row>): DataTableFeature<Row> {
  return { name: 'rowMenu', order: 75, useFeature: (model) => useRowMenu(model, items) };
}

function useRowMenu<Row>(model: TableModel<Row>, items: RowMenuOptions<Row>['items']): TableModel<Row> {
  const [request, setRequest] = useState<RowRequest<Row>>();
  const [loaded, setLoaded] = useState<{ Menu: Awaited<ReturnType<typeof loadMenu>> }>();
  const itemsOf = useLatest(items);
  const { rowProps: before, overlay } = model.extras;
  const rowProps = useMemo(
    () => (row: Row) => ({
      ...before?.(row),
      ...contextMenuHandlers((asked) => {
        if (itemsOf.current(row).length === 0) return false;
        setRequest({ ...asked, row });
        // Where it cannot be loaded, the actions are in the row.
        loadMenu().then(
          (Menu) => setLoaded({ Menu }),
          () => setRequest(undefined),
        );
        return true;
      }),
    }),
    [before, itemsOf],
  );
  const menu: ReactNode = request && loaded && (
    <loaded.Menu
      key={`${request.x} ${request.y}`}
      label={model.rowName(request.row)}
      request={request}
      items={items(request.row)}
      onClosed={() => setRequest(undefined)}
    />
  );
  return {
    ...model,
    extras: {
      ...model.extras,
      rowProps,
      overlay: (
        <>
          {overlay}
          {menu}
        </>
      ),
    },
  };
}
