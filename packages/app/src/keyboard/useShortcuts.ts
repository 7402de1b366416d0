import { isTyping } from '@rentsafe/ui/Sidebar';
import { useEffectEvent, useLayoutEffect } from 'react';
import { singleKeysAreOn } from '../frame/singleKeys';

export interface ShortcutActions {
  onPalette: () => void;
  onHelp: () => void;
}

const modal = '[role="dialog"], [role="alertdialog"]';

/** Moves focus to the search of the list on the screen; false when there is none. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main form[role="search"] input');
  field?.focus();
  field?.select();
  return field !== null;
}

/** The shortcuts that hold on every screen. None acts while a dialog is open. */
export function useShortcuts({ onPalette, onHelp }: ShortcutActions): void {
  const act = useEffectEvent((event: KeyboardEvent): boolean => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    if (event.defaultPrevented || event.isComposing || altKey || document.querySelector(modal)) return false;
    if (ctrlKey || metaKey) {
      if (key.toLowerCase() !== 'k' || shiftKey) return false;
      onPalette();
      return true;
    }
    if (isTyping(target) || !singleKeysAreOn()) return false;
    if (key === '/') return focusSearch();
    if (key === '?') onHelp();
    return key === '?';
  });

  // A key that is pressed as soon as the screen is seen counts.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (act(event)) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
