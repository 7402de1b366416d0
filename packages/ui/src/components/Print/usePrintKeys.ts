'use client';

import { useHotkey } from '../../internal/keys/useHotkey';

/** Prints by Ctrl+P or ⌘P, and by P alone, as `shortcut` says: from a dialog too, whose button comes after that of what it covers. */
export function usePrintKeys(shortcut: 'command' | 'letter' | undefined, print: () => Promise<void>) {
  const onPress = () => void print();
  useHotkey(shortcut && 'Mod+P', onPress, { inDialogs: true });
  useHotkey(shortcut === 'letter' && 'P', onPress, { inDialogs: true });
}
