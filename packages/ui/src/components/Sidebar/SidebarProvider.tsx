'use client';

import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { media } from '../../theme/media';
import { isTyping } from './isTyping';
import { readSidebarCookie, writeSidebarCookie } from './sidebarCookie';
import { useMediaQuery } from './useMediaQuery';

export interface SidebarState {
  /** Shown in full: 18rem wide, or the drawer where the window is narrow. Otherwise collapsed, or not at all. */
  isOpen: boolean;
  /** The window is narrower than 768 px: the sidebar is a drawer. */
  isDrawer: boolean;
  /** Collapses or expands it; opens the drawer on a phone. */
  toggle: () => void;
  /** Closes the drawer of a phone. */
  closeDrawer: () => void;
}

export interface SidebarProviderProps {
  /** Everything that uses the sidebar's state. */
  children: ReactNode;
}

const SidebarContext = createContext<SidebarState | undefined>(undefined);

const never = () => () => {};

/** Keeps the sidebar open or collapsed, in the cookie `sidebar_state` for 7 days; Ctrl+B and Cmd+B toggle it. */
export function SidebarProvider({ children }: SidebarProviderProps) {
  const stored = useSyncExternalStore(never, readSidebarCookie, () => true);
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
    writeSidebarCookie(!isWideOpen);
  }, [isDrawer, isWideOpen]);

  const closeDrawer = useCallback(() => setDrawerOpen(false), []);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isShortcut || event.key.toLowerCase() !== 'b' || isTyping(event.target)) return;
      event.preventDefault();
      toggle();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [toggle]);

  const isOpen = isDrawer ? isDrawerOpen : isWideOpen;
  const state = useMemo(
    () => ({ isOpen, isDrawer, toggle, closeDrawer }),
    [isOpen, isDrawer, toggle, closeDrawer],
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
