import { createContext } from 'react';
import type { OpenChangeReason } from '../../internal/overlay/openState';
import type { PortalContainer } from '../../internal/overlay/portal';

interface MenuState {
  /** Why the menu is about to close. */
  note: (reason: OpenChangeReason) => void;
  dir: 'ltr' | 'rtl';
  /** Where it opened: its submenus do too. */
  container: PortalContainer | null;
}

export const MenuContext = createContext<MenuState>({ note: () => {}, dir: 'ltr', container: null });
