'use client';

import { useSyncExternalStore } from 'react';
import { type Hotkey, onHotkeys, readHotkeys } from '../../internal/keys/hotkeys';
import type { KeysProps } from '../../internal/keys/KeyCaps';
import { isSingleKey } from '../../internal/keys/keys';
import { useMessages } from '../../internal/messages/messages';
import { hotkeysMessages } from './Hotkeys.messages';

export interface ListedHotkey extends Pick<KeysProps, 'keys'> {
  /** What they do. */
  label: string;
}

export interface HotkeyGroup {
  /** Where they act: 'In a list'. */
  label: string;
  /** In the order of the list. */
  hotkeys: readonly ListedHotkey[];
}

const none: readonly Hotkey[] = [];

/** What can be pressed now: hotkeys with a label, by their groups, and below them `more`, which the components on a page heed. */
export function useHotkeyGroups(more: readonly HotkeyGroup[] = []): HotkeyGroup[] {
  const { everywhere } = useMessages(hotkeysMessages);
  const hotkeys = useSyncExternalStore(onHotkeys, readHotkeys, () => none);
  const groups = new Map<string, ListedHotkey[]>();
  const add = (group: string, listed: ListedHotkey) =>
    groups.set(group, [...(groups.get(group) ?? []), listed]);
  const sorted = hotkeys.toSorted((a, b) => Number(isSingleKey(a.keys)) - Number(isSingleKey(b.keys)));
  for (const { keys, label, group = everywhere } of sorted) if (label) add(group, { keys, label });
  for (const { label, hotkeys: further } of more) for (const each of further) add(label, each);
  return [...groups].map(([label, listed]) => ({ label, hotkeys: listed }));
}
