import type { KeyboardEvent } from 'react';
import { activeElement, isInShadow } from '../dom';

const itemsOf = (menu: Element) =>
  // Those that say why they cannot be chosen are reached.
  [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([data-disabled=""])')].filter(
    (item) => item.closest('[role="menu"]') === menu,
  );

function next(key: string, items: readonly HTMLElement[]): HTMLElement | undefined {
  const at = items.indexOf(activeElement() as HTMLElement);
  if (key === 'Home' || key === 'PageUp') return items[0];
  if (key === 'End' || key === 'PageDown') return items.at(-1);
  if (key === 'ArrowDown') return items[(at + 1) % items.length];
  if (key === 'ArrowUp') return items.at(at - 1 < -1 ? -1 : at - 1);
  return undefined;
}

/** The keys of a menu in a shadow root: Radix asks the document what has the focus, and hears of the host alone. */
export const menuKeysInShadow = {
  onKeyDownCapture(event: KeyboardEvent<HTMLElement>) {
    const { key, target, currentTarget: menu } = event;
    if (!isInShadow(menu) || (target as Element).closest('[role="menu"]') !== menu) return;
    const item = next(key, itemsOf(menu));
    if (!item) return;
    event.preventDefault();
    event.stopPropagation();
    item.focus();
  },
  onEntryFocus(event: Event) {
    const menu = event.currentTarget as HTMLElement;
    if (!isInShadow(menu)) return;
    event.preventDefault();
    // Opened by a key.
    if (menu.matches(':focus-visible')) itemsOf(menu)[0]?.focus({ preventScroll: true });
  },
};
