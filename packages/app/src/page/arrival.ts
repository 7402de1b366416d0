import { brand } from './brand';

/** The document's title on a screen. */
export const documentTitle = (title: string) => (title === brand.name ? title : `${title} · ${brand.name}`);

/** The heading of the screen, able to take focus. */
export function heading(): HTMLElement | null {
  const found = document.querySelector('h1');
  if (found) found.tabIndex = -1;
  return found;
}

/** Moves focus to the heading of the screen. */
export function focusHeading(): void {
  heading()?.focus({ preventScroll: true });
}
