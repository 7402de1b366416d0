import { type KeyboardEvent, type KeyboardEventHandler, type RefObject, useEffect } from 'react';

/**
 * While `active`, an Escape pressed in `element` belongs to it: prevented on the window, before a dialog around it, which listens
 * on the document, handles it. The handler of the element does what Escape means there: see `isOwnEscape`.
 */
export function useEscapeLayer(element: RefObject<Element | null>, active: boolean) {
  useEffect(() => {
    if (!active) return;
    const preventDefault = (event: globalThis.KeyboardEvent) => {
      const isInside = element.current?.contains(event.target as Node);
      if (event.key === 'Escape' && !event.isComposing && isInside) event.preventDefault();
    };
    window.addEventListener('keydown', preventDefault, true);
    return () => window.removeEventListener('keydown', preventDefault, true);
  }, [element, active]);
}

/** Calls the caller's handler, and returns whether it left an Escape to the component. */
export function isUnhandledEscape<T>(
  event: KeyboardEvent<T>,
  callerHandler: KeyboardEventHandler<T> | undefined,
): boolean {
  // Only the caller's `preventDefault` counts.
  if (event.key === 'Escape') event.defaultPrevented = false;
  callerHandler?.(event);
  return event.key === 'Escape' && !event.defaultPrevented && !event.nativeEvent.isComposing;
}
