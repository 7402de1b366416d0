import { useHotkey } from '@rentsafe/ui/Hotkeys';
import { useSingleKeys } from '../frame/singleKeys';
import { IN_A_LIST, PALETTE_KEYS } from './shortcuts';

export interface ShortcutActions {
  onPalette: () => void;
  onHelp: () => void;
}

/** Moves focus to the search of the list on the screen; false when there is none. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main form[role="search"] input');
  field?.focus();
  field?.select();
  return field !== null;
}

/** The shortcuts that hold on every screen. None acts while a dialog is open. */
export function useShortcuts({ onPalette, onHelp }: ShortcutActions): void {
  const enabled = useSingleKeys();
  useHotkey(PALETTE_KEYS, onPalette, { label: 'Search everywhere: screens, tenants and companies' });
  useHotkey('?', onHelp, { label: 'Show these shortcuts', enabled });
  useHotkey('/', focusSearch, { label: "Go to the list's search box", group: IN_A_LIST, enabled });
}
