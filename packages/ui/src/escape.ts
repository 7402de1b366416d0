import { type KeyboardEvent, type KeyboardEventHandler, type RefObject, useEffect } from 'react';

/**
 * While `active`, an Escape pressed in `element` is its own: prevented on the window, before a dialog around it, which listens
 * on the document, hears of it. The handler of the element does what Escape means there: see `isOwnEscape`.
 */
export function useOwnEscape(element: RefObject<Element | null>, active: boolean) {
  useEffect(() => {
    if (!active) return;
    const own = (event: globalThis.KeyboardEvent) => {
      const isInside = element.current?.contains(event.target as Node);
      if (event.key === 'Escape' && !event.isComposing && isInside) event.preventDefault();
    };
    window.addEventListener('keydown', own, true);
    return () => window.removeEventListener('keydown', own, true);
  }, [element, active]);
}

/** Calls the caller's handler, and tells whether it left an Escape to the component. */
export function isOwnEscape<T>(
  event: KeyboardEvent<T>,
  theirs: KeyboardEventHandler<T> | undefined,
): boolean {
  // Ours so far; what counts is whether the caller prevents it.
  if (event.key === 'Escape') event.defaultPrevented = false;
  theirs?.(event);
  return event.key === 'Escape' && !event.defaultPrevented && !event.nativeEvent.isComposing;
}
