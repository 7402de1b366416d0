'use client';

import { useEffectEvent, useLayoutEffect } from 'react';
import { addHotkey } from './hotkeys';
import { type HotkeyKeys, isSingleKey } from './keys';

export interface HotkeyOptions {
  /** What it does, for the list of hotkeys: 'Search everywhere'. @default it is not listed */
  label?: string | undefined;
  /** The heading it is listed under: 'In a list'. @default 'Everywhere' */
  group?: string | undefined;
  /** Whether it does anything; it stays in the list. @default true */
  enabled?: boolean | undefined;
  /** Whether it acts while text is typed. @default true for keys with Mod or Alt, such as Mod+K */
  whileTyping?: boolean | undefined;
  /** Whether it acts while a dialog or a popover is open. @default false */
  inDialogs?: boolean | undefined;
}

/**
 * Calls `onPress` when keys are pressed anywhere in the page, unless something has taken them: 'Mod+K', 'Alt+T', '/', '?'; `Mod` is
 * Ctrl, and on a Mac ⌘. Of two for the same keys the one that came last acts; one that returns false leaves them to the other. Keys
 * of undefined or false are turned off.
 */
export function useHotkey(
  keys: HotkeyKeys | false | undefined,
  onPress: (event: KeyboardEvent) => unknown,
  { label, group, enabled = true, whileTyping, inDialogs = false }: HotkeyOptions = {},
): void {
  const act = useEffectEvent((event: KeyboardEvent) => (enabled ? onPress(event) : false));
  // A key that is pressed as soon as the screen is seen counts.
  useLayoutEffect(() => {
    if (!keys) return;
    const isWhileTyping = whileTyping ?? !isSingleKey(keys);
    return addHotkey({
      keys,
      label,
      group,
      whileTyping: isWhileTyping,
      inDialogs,
      act: (event) => act(event),
    });
  }, [keys, label, group, whileTyping, inDialogs]);
}

/** Lists keys that are heard elsewhere. */
export function useListedHotkey(keys: HotkeyKeys | false | undefined, label: string): void {
  useLayoutEffect(() => {
    if (!keys) return;
    return addHotkey({ keys, label, group: undefined, whileTyping: true, inDialogs: true, act: undefined });
  }, [keys, label]);
}
