import { useEffect, useEffectEvent } from 'react';

/** Calls back when a form has been reset, unless someone prevented that. */
export function useFormReset(formOf: () => HTMLFormElement | null | undefined, onReset: () => void): void {
  const hear = useEffectEvent((event: Event) => {
    if (event.target === formOf() && !event.defaultPrevented) onReset();
  });
  useEffect(() => {
    const listener = (event: Event) => hear(event);
    // The window hears last, after everyone who may prevent it.
    window.addEventListener('reset', listener);
    return () => window.removeEventListener('reset', listener);
  }, []);
}
