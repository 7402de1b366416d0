import type { RefObject } from 'react';
import { activeElement, byId, parentOf } from '../dom';

/** What takes the focus: a ref to it, or a function that finds it. */
export type FocusTarget = RefObject<HTMLElement | null> | (() => HTMLElement | null | undefined);

export const elementOf = (target: FocusTarget | undefined): HTMLElement | null | undefined =>
  typeof target === 'function' ? target() : target?.current;

const field =
  ':is(input, select, textarea, [role="combobox"], [role="radio"], [role="checkbox"], [role="switch"]):not(:disabled, [type="hidden"], [readonly], [tabindex="-1"], [hidden], [hidden] *)';

/** Whether anything in the page has the focus: it was not lost, as with an element that has gone. */
export function hasFocus(): boolean {
  const active = activeElement();
  return active !== null && active !== document.body;
}

/** The first field that a person can fill in. */
export const firstField = (root: Element): HTMLElement | null => root.querySelector<HTMLElement>(field);

/** What opened: what has the focus or, where that is the item of a menu, which goes with its menu, the menu's button. */
function findOpener(): Element | null {
  const active = activeElement();
  const menu = active?.closest('[role="menu"]');
  return menu ? byId(menu.getAttribute('aria-labelledby') ?? '') : active;
}

/** What takes the focus for something in `around` that is gone. */
function standInOf(around: Element): Element | null {
  if (around instanceof HTMLTableElement) return around.caption;
  if (around.matches('tr, li, ul, ol')) return around;
  if (around.matches('[aria-modal="true"]'))
    return byId(around.getAttribute('aria-labelledby') ?? '', around);
  return null;
}

/** Gives it the focus, where it is on the page and not inert; an element that takes none does for as long as it has it. */
function takeFocus(element: Element, options?: FocusOptions): boolean {
  if (!(element instanceof HTMLElement)) return false;
  const hasTaken = () => activeElement() === element;
  element.focus(options);
  if (hasTaken() || element.hasAttribute('tabindex')) return hasTaken();
  element.tabIndex = -1;
  element.focus(options);
  if (hasTaken()) element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  else element.removeAttribute('tabindex');
  return hasTaken();
}

/**
 * Remembers what has the focus and returns it later: to the element itself or, when it is gone, to the nearest thing that is
 * left: the row or list that it stood in, the title of its dialog, the heading of the page.
 */
export function rememberFocus(): () => void {
  const opener = findOpener();
  if (!opener || opener === document.body) return () => {};
  const places = [opener];
  for (let around: Element | null = opener; around; around = parentOf(around)) {
    const standIn = standInOf(around);
    if (standIn) places.push(standIn);
  }
  return () => {
    const heading = document.querySelector('h1');
    [...places, ...(heading ? [heading] : [])].some((place) => takeFocus(place));
  };
}

const part = 'section, [role="region"], [role="tabpanel"], [aria-modal="true"], main';

/** For what is about to be taken away: the focus in it passes to the part of the page around it, and the page stays where it is. */
export function passFocusOn(leaving: Element): void {
  if (!leaving.contains(activeElement())) return;
  const around = leaving.parentElement?.closest(part);
  queueMicrotask(() => around && !hasFocus() && takeFocus(around, { preventScroll: true }));
}
