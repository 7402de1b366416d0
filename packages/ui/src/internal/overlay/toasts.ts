import { useEffect } from 'react';
import { isInsideToasts } from './isInsideToasts';

/**
 * Lets focus move into the toasts over a modal: its trap would pull it back. It listens on the document,
 * so the events of the toasts stop one step before.
 */
export function useReachableToasts() {
  useEffect(() => {
    const stopBeforeTrap = (event: FocusEvent) => {
      if (isInsideToasts(event.target) || isInsideToasts(event.relatedTarget)) event.stopPropagation();
    };
    document.body.addEventListener('focusin', stopBeforeTrap);
    document.body.addEventListener('focusout', stopBeforeTrap);
    return () => {
      document.body.removeEventListener('focusin', stopBeforeTrap);
      document.body.removeEventListener('focusout', stopBeforeTrap);
    };
  }, []);
}
