import type { RefObject } from 'react';

/** What takes the focus: a ref to it, or a function that finds it. */
export type FocusTarget = RefObject<HTMLElement | null> | (() => HTMLElement | null | undefined);

export const elementOf = (target: FocusTarget | undefined): HTMLElement | null | undefined =>
  typeof target === 'function' ? target() : target?.current;

const field =
  ':is(input, select, textarea, [role="combobox"], [role="radio"], [role="checkbox"], [role="switch"]):not(:disabled, [type="hidden"], [readonly], [tabindex="-1"], [hidden], [hidden] *)';

/** Whether anything in the page has the focus: it was not lost, as with an element that has gone. */
export function hasFocus(): boolean {
  const { activeElement, body } = document;
  return activeElement !== null && activeElement !== body;
}

/** The first field that a person can fill in. */
export const firstField = (root: Element): HTMLElement | null => root.querySelector<HTMLElement>(field);

/** What opened: what has the focus or, where that is the item of a menu, which goes with its menu, the menu's button. */
function findOpener(): Element | null {
  const active = document.activeElement;
  const menu = active?.closest('[role="menu"]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : active;
}

/**
 * Remembers what has the focus and returns it later: to the element itself or, when it is gone, to the caption of
 * the table that it stood in.
 */
export function rememberFocus(): () => void {
  const opener = findOpener();
  const caption = opener?.closest('table')?.caption;
  return () => {
    const target = opener?.isConnected ? opener : caption;
    if (target instanceof HTMLElement) target.focus();
  };
}
