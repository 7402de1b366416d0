'use client';

import { useMemo } from 'react';
import { Settings2 } from '../../internal/icons';
import { useMessages } from '../../internal/messages/messages';
import type { AnyRowFeature, TableModel } from '../../internal/table/features';
import { orderedColumns } from '../../internal/table/orderedColumns';
import { toolOf } from '../../internal/table/ToolPanel';
import { useFeatureState } from '../../internal/table/useFeatureState';
import { visibleColumns } from '../../internal/table/visibleColumns';
import { dataTablePreferencesMessages } from './DataTablePreferences.messages';
import { type Preferences, PreferencesForm } from './PreferencesForm';

export interface PreferencesOptions {
  /** Where the caller holds them; store them, and page by `pageSize`. */
  value?: Preferences;
  /** The value it starts with, where the component holds it. */
  defaultValue?: Preferences;
  /** Called when the user changes a preference. */
  onPreferencesChange?: (event: { preferences: Preferences }) => void;
  /** The page sizes to choose from; without them that choice is left out. The first one is that of the table. */
  pageSizes?: readonly number[];
}

/** A feature of `useDataTable`: a button with columns and their order, density and page size. Takes the place of `columnVisibility()`. */
export const preferences = (options: PreferencesOptions = {}): AnyRowFeature => ({
  name: 'preferences',
  order: 50,
  useFeature: (model) => usePreferences(model, options),
});

const noPreferences: Preferences = {};
const none: readonly string[] = [];

function usePreferences<Row>(model: TableModel<Row>, options: PreferencesOptions): TableModel<Row> {
  const { columns } = model;
  const messages = useMessages(dataTablePreferencesMessages);
  const [value, setValue] = useFeatureState<Preferences>({
    controlled: options.value !== undefined,
    value: options.value ?? noPreferences,
    defaultValue: options.defaultValue ?? noPreferences,
    onChange: (next) => options.onPreferencesChange?.({ preferences: next }),
  });
  // A stored value may be older than the table.
  const hidden = Array.isArray(value.hidden) ? (value.hidden as readonly string[]) : none;
  const order = Array.isArray(value.order) ? (value.order as readonly string[]) : none;
  const ordered = useMemo(() => orderedColumns(columns, order), [columns, order]);
  const visible = useMemo(() => visibleColumns(ordered, hidden), [ordered, hidden]);
  return {
    ...model,
    columns: visible,
    tools: [
      ...model.tools,
      toolOf({
        label: messages.preferences,
        icon: <Settings2 aria-hidden="true" />,
        panel: () => (
          <PreferencesForm
            columns={ordered}
            value={{ ...value, hidden }}
            pageSizes={options.pageSizes}
            onChange={(next) => setValue(next)}
          />
        ),
      }),
    ],
    slots: {
      ...model.slots,
      hidden: {
        value: hidden,
        set: (next) => setValue({ ...value, hidden: Array.isArray(next) ? next : none }),
      },
    },
    extras: { ...model.extras, density: value.density === 'compact' ? 'compact' : undefined },
  };
}
