import { type FocusEvent, useRef } from 'react';

/** Radix moves the focus to the first item only for keys that it saw itself: a menu whose code came after its key does so itself. */
export function useFirstItem(byKeyboard: boolean) {
  const isFirst = useRef(byKeyboard);
  return ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!isFirst.current || target !== currentTarget) return;
    isFirst.current = false;
    currentTarget.querySelector<HTMLElement>('[role="menuitem"]:not([data-disabled])')?.focus();
  };
}
