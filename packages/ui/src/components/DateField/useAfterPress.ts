'use client';

import { useEffect, useRef } from 'react';

/** What ends a press of the main button: a drag and a menu take the release for themselves. */
const releases = ['mouseup', 'dragend', 'contextmenu'];

/**
 * Calls back once what the mouse presses has had its click, and at once while nothing is pressed: what moves the page
 * between press and release takes the click from the button that was pressed.
 */
export function useAfterPress() {
  const isPressed = useRef(false);

  useEffect(() => {
    const events = new AbortController();
    const options = { capture: true, signal: events.signal };
    const press = ({ button }: MouseEvent) => {
      isPressed.current = button === 0;
    };
    const release = () => {
      isPressed.current = false;
    };
    document.addEventListener('mousedown', press, options);
    for (const type of releases) document.addEventListener(type, release, options);
    return () => events.abort();
  }, []);

  return (tell: () => void) => {
    if (!isPressed.current) return tell();
    const told = new AbortController();
    const release = () => {
      told.abort();
      // The click follows its release in the same task.
      setTimeout(tell);
    };
    for (const type of releases) document.addEventListener(type, release, { signal: told.signal });
  };
}
