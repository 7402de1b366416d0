import type { KeyboardEvent, KeyboardEventHandler } from 'react';
import { isComposing } from '../keys/isComposing';

/** Calls the caller's handler, and returns whether it left an Escape to the component. */
export function isUnhandledEscape<T>(
  event: KeyboardEvent<T>,
  callerHandler: KeyboardEventHandler<T> | undefined,
): boolean {
  // Only the caller's `preventDefault` counts.
  if (event.key === 'Escape') event.defaultPrevented = false;
  callerHandler?.(event);
  return event.key === 'Escape' && !event.defaultPrevented && !isComposing(event);
}
