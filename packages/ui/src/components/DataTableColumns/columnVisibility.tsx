'use client';

import { useMemo } from 'react';
import { Columns3 } from '../../internal/icons';
import { useMessages } from '../../internal/messages/messages';
import { ColumnChoices } from '../../internal/table/ColumnChoices';
import type { AnyRowFeature, TableModel } from '../../internal/table/features';
import { toolOf } from '../../internal/table/ToolPanel';
import { useFeatureState } from '../../internal/table/useFeatureState';
import { visibleColumns } from '../../internal/table/visibleColumns';
import { dataTableColumnsMessages } from './DataTableColumns.messages';

export interface ColumnVisibilityOptions {
  /** Ids of the columns that are not shown, where the caller holds them. */
  hidden?: readonly string[];
  /** The columns that start hidden, by id. */
  defaultHidden?: readonly string[];
  /** Called when the user hides or shows a column. */
  onHiddenChange?: (event: { hidden: readonly string[] }) => void;
}

/** A feature of `useDataTable`: a button 'Columns' that hides and shows them. */
export const columnVisibility = (options: ColumnVisibilityOptions = {}): AnyRowFeature => ({
  name: 'columnVisibility',
  order: 50,
  useFeature: (model) => useVisibility(model, options),
});

function useVisibility<Row>(model: TableModel<Row>, options: ColumnVisibilityOptions): TableModel<Row> {
  const { columns } = model;
  const messages = useMessages(dataTableColumnsMessages);
  const [hidden, setHidden] = useFeatureState<readonly string[]>({
    controlled: options.hidden !== undefined,
    value: options.hidden ?? [],
    defaultValue: options.defaultHidden ?? [],
    onChange: (next) => options.onHiddenChange?.({ hidden: next }),
  });
  const visible = useMemo(() => visibleColumns(columns, hidden), [columns, hidden]);
  return {
    ...model,
    columns: visible,
    tools: [
      ...model.tools,
      toolOf({
        label: messages.columns,
        icon: <Columns3 aria-hidden="true" />,
        panel: () => <ColumnChoices columns={columns} hidden={hidden} onHiddenChange={setHidden} />,
      }),
    ],
    slots: {
      ...model.slots,
      hidden: { value: hidden, set: (next) => setHidden(Array.isArray(next) ? next : []) },
    },
  };
}
