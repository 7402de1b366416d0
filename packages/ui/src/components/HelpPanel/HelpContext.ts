import { createContext, type RefObject } from 'react';

export interface HelpState {
  isOpen: boolean;
  panelId: string;
  /** Takes the focus back. */
  buttonRef: RefObject<HTMLButtonElement | null>;
  toggle: () => void;
}

export const HelpContext = createContext<HelpState | undefined>(undefined);
