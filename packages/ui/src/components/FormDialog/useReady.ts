import { type RefObject, useEffect, useRef } from 'react';
import { markAdded } from '../../internal/form/dirty';
import { firstField } from '../../internal/overlay/focus';

/** Fields that come later count as saved, and the first of them takes the focus. */
export function useReady(formRef: RefObject<HTMLFormElement | null>, ready: boolean): void {
  const wasReady = useRef(ready);
  useEffect(() => {
    const form = formRef.current;
    if (ready && !wasReady.current && form) {
      markAdded(form);
      if (!form.contains(document.activeElement)) firstField(form)?.focus();
    }
    wasReady.current = ready;
  }, [formRef, ready]);
}
