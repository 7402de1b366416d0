import type { KeyboardEvent } from 'react';
import { activeElement, isInShadow } from '../dom';

const stops =
  ':is(a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex], [contenteditable="true"]):not(:disabled, [inert] *)';

const isShown = (element: HTMLElement) => element.checkVisibility?.({ visibilityProperty: true }) ?? true;

/** What Tab stops at, in order. */
export const tabStops = (root: Element): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(stops)].filter((stop) => stop.tabIndex >= 0 && isShown(stop));

/** Focuses the first thing in it that Tab stops at, else itself. */
export function focusFirstStop(root: HTMLElement): void {
  const [first] = tabStops(root);
  (first ?? root).focus();
}

/** Tab goes from the last stop to the first, as Radix has it outside of shadow roots: there it sees the host alone. */
export function loopTab(event: KeyboardEvent<HTMLElement>): void {
  const { key, shiftKey, altKey, ctrlKey, metaKey, currentTarget } = event;
  const active = activeElement();
  if (key !== 'Tab' || altKey || ctrlKey || metaKey || !isInShadow(currentTarget)) return;
  if (!currentTarget.contains(active)) return;
  const all = tabStops(currentTarget);
  const [from, to] = shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  if (active !== from && !(shiftKey && active === currentTarget)) return;
  event.preventDefault();
  to?.focus();
}
