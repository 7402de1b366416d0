import { closestOf } from '../dom';

const inherited = ['data-theme', 'data-density', 'dir', 'lang'] as const;

/** Gives what stands at `anchor`, but elsewhere in the document, the theme, density and language of the place where it is. */
export function likeAnchor(anchor: Element | null, element: HTMLElement | null): void {
  if (!anchor || !element) return;
  for (const name of inherited) {
    const there = closestOf(anchor, `[${name}]`);
    const here = closestOf(element, `[${name}]`);
    const value = there?.getAttribute(name);
    if (value && value !== here?.getAttribute(name)) element.setAttribute(name, value);
  }
}
