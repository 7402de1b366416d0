'use client';

import { useEffect, useRef } from 'react';

/** What ends a press of the main button: a drag and a menu take the release for themselves. */
const releases = ['mouseup', 'dragend', 'contextmenu'];

/**
 * Calls back once what the mouse presses has had its click, and at once while nothing is pressed: what moves the page
 * between press and release takes the click from the button that was pressed.
 */
export function useAfterPress() {
  /** What waits for the release; undefined while nothing is pressed. */
  const waiting = useRef<(() => void)[]>(undefined);

  useEffect(() => {
    const events = new AbortController();
    const options = { capture: true, signal: events.signal };
    const press = ({ button }: MouseEvent) => {
      if (button === 0) waiting.current ??= [];
    };
    const release = () => {
      // The click follows its release in the same task.
      for (const tell of waiting.current ?? []) setTimeout(tell);
      waiting.current = undefined;
    };
    document.addEventListener('mousedown', press, options);
    for (const type of releases) document.addEventListener(type, release, options);
    return () => events.abort();
  }, []);

  return (tell: () => void) => {
    if (waiting.current) waiting.current.push(tell);
    else tell();
  };
}
