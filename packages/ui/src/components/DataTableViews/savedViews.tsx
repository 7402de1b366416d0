'use client';

import { Bookmark } from '../../internal/icons';
import { useMessages } from '../../internal/messages/messages';
import type { AnyRowFeature } from '../../internal/table/features';
import { toolOf } from '../../internal/table/ToolPanel';
import { dataTableViewsMessages } from './DataTableViews.messages';
import { ViewList } from './ViewList';
import type { SavedView, ViewStorage } from './views';

export interface SavedViewsOptions {
  /** Where views are stored. */
  storage: ViewStorage;
}

/** A feature of `useDataTable`: a button that saves order, filters and columns under a name, and restores them. */
export const savedViews = ({ storage }: SavedViewsOptions): AnyRowFeature => ({
  name: 'savedViews',
  order: 110,
  useFeature: (model) => {
    const messages = useMessages(dataTableViewsMessages);
    const slots = Object.entries(model.slots);
    const apply = ({ state }: SavedView) => {
      for (const [name, slot] of slots) slot.set(Object.hasOwn(state, name) ? state[name] : undefined);
    };
    return {
      ...model,
      tools: [
        ...model.tools,
        toolOf({
          label: messages.views,
          icon: <Bookmark aria-hidden="true" />,
          panel: (close) => (
            <ViewList
              storage={storage}
              state={Object.fromEntries(slots.map(([name, { value }]) => [name, value]))}
              onApply={(view) => {
                apply(view);
                close();
              }}
            />
          ),
        }),
      ],
    };
  },
});
