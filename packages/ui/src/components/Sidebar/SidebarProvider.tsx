'use client';

import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { useHotkey } from '../../internal/keys/useHotkey';
import { useMessages } from '../../internal/messages/messages';
import { media } from '../../theme/media';
import { useMediaQuery } from '../../theme/useMediaQuery';
import { sidebarMessages } from './Sidebar.messages';
import { readSidebarCookie, writeSidebarCookie } from './sidebarCookie';

export interface SidebarState {
  /** Shown in full: 18rem wide, or the drawer where the window is narrow. Otherwise collapsed, or not at all. */
  isOpen: boolean;
  /** The window is narrower than 768 px: the sidebar is a drawer. */
  isDrawer: boolean;
  /** Collapses or expands it; opens the drawer on a phone. */
  toggle: () => void;
  /** Closes the drawer of a phone. */
  closeDrawer: () => void;
  /** The keys that toggle it; false where there are none. */
  shortcut: string | false;
}

export interface SidebarProviderProps {
  /** The keys that collapse and expand it, as for `useHotkey`; false for none. @default 'Mod+B' */
  shortcut?: string | false | undefined;
  /** The cookie that keeps the user's choice for 7 days; false for none. @default 'sidebar_state' */
  cookie?: string | false | undefined;
  /** Whether it is open until the user chooses. @default true */
  defaultOpen?: boolean | undefined;
  /** Everything that uses the sidebar's state. */
  children: ReactNode;
}

const SidebarContext = createContext<SidebarState | undefined>(undefined);

const never = () => () => {};

/** Keeps the sidebar open or collapsed. */
export function SidebarProvider({
  shortcut = 'Mod+B',
  cookie = 'sidebar_state',
  defaultOpen = true,
  children,
}: SidebarProviderProps) {
  const messages = useMessages(sidebarMessages);
  const readStored = () => (cookie ? readSidebarCookie(cookie) : undefined) ?? defaultOpen;
  const stored = useSyncExternalStore(never, readStored, () => defaultOpen);
  const [chosen, setChosen] = useState<boolean>();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const isDrawer = useMediaQuery(media.narrow);
  const isWideOpen = chosen ?? stored;

  const toggle = useCallback(() => {
    if (isDrawer) {
      setDrawerOpen((open) => !open);
      return;
    }
    setChosen(!isWideOpen);
    if (cookie) writeSidebarCookie(cookie, !isWideOpen);
  }, [isDrawer, isWideOpen, cookie]);

  const closeDrawer = useCallback(() => setDrawerOpen(false), []);

  // Ctrl+B makes text bold.
  useHotkey(shortcut, toggle, { label: messages.shortcutLabel, whileTyping: false, inDialogs: true });

  const isOpen = isDrawer ? isDrawerOpen : isWideOpen;
  const state = useMemo(
    () => ({ isOpen, isDrawer, toggle, closeDrawer, shortcut }),
    [isOpen, isDrawer, toggle, closeDrawer, shortcut],
  );
  return <SidebarContext value={state}>{children}</SidebarContext>;
}

/** The sidebar's state and how to change it. Throws outside a SidebarProvider. */
export function useSidebar(): SidebarState {
  const state = use(SidebarContext);
  if (!state) {
    throw new Error('useSidebar needs a SidebarProvider above it: wrap the sidebar and its trigger in one.');
  }
  return state;
}
