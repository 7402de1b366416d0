import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';

/** How each thing that lies over the screen is closed, the topmost last. */
const overlays: (() => void)[] = [];

/** While it is open, Back and Forward close it and leave the page where it is; of several, the one that came last. */
export function useCloseOnBack(onClose: () => void, isOpen = true): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const overlay = () => close();
    overlays.push(overlay);
    return () => void overlays.splice(overlays.indexOf(overlay), 1);
  }, [isOpen]);
}

/** Lets Back and Forward close what lies over the screen. Once in the router, which heeds a single blocker. */
export function useOverlaysBlockBack(): void {
  // Not links or redirects: whoever is signed out must get away.
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP' && overlays.length > 0);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    overlays.at(-1)?.();
  }, [blocker]);
}
