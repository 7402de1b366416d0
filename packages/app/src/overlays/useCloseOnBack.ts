import { useEffect, useEffectEvent, useRef } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { readLogin } from '../login/storedLogin';

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

/** What a screen that holds something unsaved is asked and told. */
interface Guard {
  isUnsaved: () => boolean;
  ask: (leaving: Leaving) => void;
}

/** A navigation that waits for an answer. */
export interface Leaving {
  leave: () => void;
  stay: () => void;
}

const guards: Guard[] = [];

/** While the screen is shown, leaving it for another asks first where something is unsaved. A redirect is never held back. */
export function useGuard(guard: Guard): void {
  const isUnsaved = useEffectEvent(guard.isUnsaved);
  const ask = useEffectEvent(guard.ask);
  useEffect(() => {
    const own = { isUnsaved: () => isUnsaved(), ask: (leaving: Leaving) => ask(leaving) };
    guards.push(own);
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      guards.splice(guards.indexOf(own), 1);
      window.removeEventListener('beforeunload', warn);
    };
  }, []);
}

const placeOf = ({ pathname, search }: Location) => pathname + search;

/** Lets Back and Forward close what lies over the screen, and a screen ask before it is left. Once in the router, which heeds a single blocker. */
export function useOverlaysBlockBack(): void {
  const reason = useRef<'overlay' | 'unsaved'>('overlay');
  const blocker = useBlocker(({ historyAction, currentLocation, nextLocation }) => {
    // Of links and redirects overlays hold none back: whoever is signed out must get away.
    const closes = historyAction === 'POP' && overlays.length > 0;
    reason.current = closes ? 'overlay' : 'unsaved';
    if (closes) return true;
    // Another tab of the page is another place too.
    const leaves = historyAction !== 'REPLACE' && placeOf(currentLocation) !== placeOf(nextLocation);
    return leaves && readLogin() !== null && guards.some(({ isUnsaved }) => isUnsaved());
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (reason.current === 'overlay') {
      blocker.reset();
      overlays.at(-1)?.();
    } else guards.at(-1)?.ask({ leave: () => blocker.proceed(), stay: () => blocker.reset() });
  }, [blocker]);
}
