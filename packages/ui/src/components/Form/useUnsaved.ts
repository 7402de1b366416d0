import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { devWarning } from '../../internal/dev/devWarning';
import { isDirty, markSaved } from '../../internal/form/dirty';

/** The browser asks before a page is left whose form holds something else than at the start, or may not have been saved. */
export function useUnsaved(formRef: RefObject<HTMLFormElement | null>, unconfirmed: boolean): void {
  useLayoutEffect(() => {
    if (!formRef.current) return;
    markSaved(formRef.current);
    if (process.env.NODE_ENV !== 'production' && formRef.current.parentElement?.closest('form')) {
      devWarning(
        'A Form stands inside another Form.',
        'HTML knows no such thing: on a page from a server its fields fall to the outer one, and Enter sends both.',
        'Put it beside the other, or into a FormDialog.',
      );
    }
  }, [formRef]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (unconfirmed || (formRef.current && isDirty(formRef.current))) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [formRef, unconfirmed]);
}
