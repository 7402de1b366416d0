'use client';

import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';
import { useIsInBrowser } from '../hooks/useIsInBrowser';

/** An element, or a shadow root. */
export type PortalContainer = HTMLElement | ShadowRoot;

export interface PortalProps {
  /** Where it opens; null while that is not there yet. @default that of the PortalProvider around it, else the body */
  container?: PortalContainer | null | undefined;
}

/** Undefined: the body. */
export const PortalContext = createContext<PortalContainer | null | undefined>(undefined);

/** Where an overlay opens: null on the server, and until its container is there. */
export function usePortalContainer(own?: PortalContainer | null): PortalContainer | null {
  const around = use(PortalContext);
  const isInBrowser = useIsInBrowser();
  if (!isInBrowser) return null;
  const container = own === undefined ? around : own;
  return container === undefined ? document.body : container;
}

export function Portal({ container: own, children }: PortalProps & { children: ReactNode }) {
  const container = usePortalContainer(own);
  return container && createPortal(children, container);
}
