import type { ReactNode } from 'react';
import type { Search } from '../../internal/listbox/useSearch';

/** Something that the palette leads to or does. */
export interface CommandItem {
  /** Unique among all items of the palette. */
  id: string;
  /** Its text, as the user reads it. */
  label: string;
  /** What distinguishes it from others of the same name: a group of pages, an ID number. */
  description?: string;
  /** Further words that it is found by, and that are not shown: what people call it. */
  keywords?: string;
  /** Shown before the text; decoration. */
  icon?: ReactNode;
  /** Where it leads: the item is a link. Without it, it is for `onSelect` to act. */
  href?: string;
}

export interface CommandGroup {
  /** Its text, as the user reads it. */
  label: string;
  /** In the order in which they are shown. */
  items: readonly CommandItem[];
}

export interface CommandSelectEvent {
  /** What was chosen. */
  item: CommandItem;
  /** What was typed, trimmed. */
  query: string;
}

/** Finds groups of items elsewhere, as on a server. Rejects when it cannot; `signal` ends a search that is no longer wanted. */
export type CommandSearch = Search<CommandGroup>;

/** The items that hold every word of the query, in label, description, keywords or name of the group; groups without any are left out. */
export function matchGroups(groups: readonly CommandGroup[], query: string): CommandGroup[] {
  const terms = query.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map(({ label, items }) => ({
      label,
      items: items.filter((item) => {
        const text = [item.label, item.description, item.keywords, label].join(' ').toLowerCase();
        return terms.every((term) => text.includes(term));
      }),
    }))
    .filter(({ items }) => items.length > 0);
}
