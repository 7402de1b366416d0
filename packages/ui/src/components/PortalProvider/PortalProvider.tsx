'use client';

import { clsx } from 'clsx/lite';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useMergedRef } from '../../internal/hooks/useMergedRef';
import { type PortalContainer, PortalContext } from '../../internal/overlay/portal';
import { portal } from './PortalProvider.css';

export interface PortalProviderProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * Where the overlays below open: an element or a shadow root; while it is null they wait for it.
   * @default a `div` of its own after the children, which `ref` and the rest reach
   */
  container?: PortalContainer | null | undefined;
  /** A dark part of a page, what is shown in fullscreen, the content of a shadow root; or the application. */
  children: ReactNode;
}

/**
 * Places the overlays of the components below it: dialogs, drawers, menus, popovers, calendars, tooltips and toasts. Without one
 * they open at the end of the body.
 */
export function PortalProvider({ container, children, className, ref, ...rest }: PortalProviderProps) {
  const [own, setOwn] = useState<HTMLElement | null>(null);
  const ownRef = useMergedRef(setOwn, ref);
  return (
    <PortalContext value={container === undefined ? own : container}>
      {children}
      {container === undefined && <div {...rest} ref={ownRef} className={clsx(portal, className)} />}
    </PortalContext>
  );
}
