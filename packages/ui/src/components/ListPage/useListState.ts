'use client';

import { useCallback, useMemo, useState } from 'react';
import { type ListAddress, useMemoryAddress } from '../../internal/address/address';
import { useLatest } from '../../internal/hooks/useLatest';
import type { Preferences } from '../DataTablePreferences';
import { nothingSelected, type Selection } from '../DataTableSelection';
import type { ViewStorage } from '../DataTableViews';
import type { AnyList, ListQuery } from './defineList';
import { type ListStorage, useStoredPreferences, viewsIn } from './storage';
import { useSearchAhead } from './useSearchAhead';

export interface ListStateOptions {
  /** Where search, filters, order and page are kept. @default in memory */
  address?: ListAddress | undefined;
  /** Where preferences and saved views are kept: `localStorage`. The same one at each render. @default preferences in memory, no views */
  storage?: ListStorage | undefined;
  /** What the list is of beside its query: a month, a currency. When it changes, nothing is selected any more. */
  scope?: string | undefined;
  /** Ids of the columns that are shown only to those who choose them. @default none */
  hidden?: readonly string[] | undefined;
}

/** Some of a query: what is not named stays. Without `page` it goes to page 1. */
export type ListChange<L extends AnyList> = { [Part in keyof ListQuery<L>]?: ListQuery<L>[Part] };

/** What a list shows, and how it is changed. */
export interface ListState<L extends AnyList> {
  /** What is shown: give it to your server. The same object until something in it changes. */
  query: ListQuery<L>;
  /**
   * Changes the query, at once; several changes in one tick all hold, and are one step of the history. A function is given the query as
   * the changes before it have made it. Without `page` it goes to page 1.
   */
  update: (
    change: ListChange<L> | ((query: ListQuery<L>) => ListChange<L>),
    options?: { replace?: boolean },
  ) => void;
  /** The query string with a change, for a link. Without `page` it goes to page 1. */
  hrefOf: (change: ListChange<L>) => string;
  /** What the address has that the list does not allow: ids of filters, `sort`, `page`. */
  refused: readonly string[];
  /** The rows that are selected, on all pages. Nothing once the search, the filters or the scope change. */
  selection: Selection;
  /** Selects rows. */
  onSelectionChange: (event: { selection: Selection }) => void;
  /** How the user wants the table. */
  preferences: Preferences;
  /** Changes it. */
  onPreferencesChange: (event: { preferences: Preferences }) => void;
  /** The saved views; undefined where nothing stores them. */
  views: ViewStorage | undefined;
  /** What the rows are of, whichever page is shown. */
  scope: string;
}

/** The state of a list, kept in an address and a storage. Knows no router and no query library. */
export function useListState<L extends AnyList>(list: L, options: ListStateOptions = {}): ListState<L> {
  const { storage, hidden } = options;
  const memory = useMemoryAddress();
  const { address = memory } = options;
  const { current, text, change } = useSearchAhead(address);
  const [stored, setPreferences] = useStoredPreferences(list.name, { storage, pageSizes: list.pageSizes });
  const preferences = hidden && !stored.hidden ? { hidden, ...stored } : stored;
  const size = preferences.pageSize ?? list.pageSizes[0] ?? 20;
  // Without what is of others: their changes make no query anew.
  const own = String(list.write('', list.read(current, size)));
  const query = useMemo(() => list.read(own, size) as ListQuery<L>, [list, own, size]);

  const latest = useLatest({ list, change, size, preferences });
  const update = useCallback<ListState<L>['update']>(
    (asked, { replace = false } = {}) => {
      const { list, change, size, preferences } = latest.current;
      const before = list.read(text.current, size) as ListQuery<L>;
      const changes = typeof asked === 'function' ? asked(before) : asked;
      change(String(list.write(text.current, { ...before, page: 1, ...changes })), replace);
      if (changes.pageSize !== undefined && changes.pageSize !== size) {
        setPreferences({ ...preferences, pageSize: changes.pageSize });
      }
    },
    [latest, text, setPreferences],
  );
  const refused = useMemo(() => list.refused(current), [list, current]);
  const views = useMemo(() => storage && viewsIn(storage, list.name), [storage, list.name]);
  const scope = JSON.stringify([options.scope, query.q, query.filters]);
  return {
    ...{ query, update, refused, preferences, views, scope },
    hrefOf: (changed) => `?${list.write(current, { ...query, page: 1, ...changed })}`,
    onPreferencesChange: ({ preferences: next }) => {
      setPreferences(next);
      // Of another size there may be no such page as is shown.
      if ((next.pageSize ?? list.pageSizes[0]) !== size) update({});
    },
    ...useSelectionOf(scope),
  };
}

/** What is selected of a list, which is nothing of another list. */
function useSelectionOf(scope: string) {
  const [held, setHeld] = useState({ scope, selection: nothingSelected });
  const isStale = held.scope !== scope;
  // For good: it does not come back with the search before.
  if (isStale) setHeld({ scope, selection: nothingSelected });
  return {
    selection: isStale ? nothingSelected : held.selection,
    onSelectionChange: ({ selection }: { selection: Selection }) => setHeld({ scope, selection }),
  };
}
