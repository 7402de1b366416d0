'use client';

import { useEffect, useEffectEvent } from 'react';

const isText = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** Which buttons take the keys, the one that came last on top: a dialog before what it covers. */
const takers: object[] = [];

/** Prints by Ctrl+P or ⌘P, or by P alone, as `shortcut` says, while nothing that came later takes the keys. */
export function usePrintKeys(shortcut: 'command' | 'letter' | undefined, print: () => Promise<void>) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.key.toLowerCase() !== 'p' || event.altKey || event.shiftKey) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (!isCommand && (shortcut !== 'letter' || isText(event.target))) return;
    event.preventDefault();
    void print();
  });
  const isOn = shortcut !== undefined;
  useEffect(() => {
    if (!isOn) return;
    const taker = {};
    takers.push(taker);
    const onKey = (event: KeyboardEvent) => {
      if (takers.at(-1) === taker) onKeyDown(event);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      takers.splice(takers.indexOf(taker), 1);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOn]);
}
