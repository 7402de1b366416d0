import { brand } from './brand';

/** The document's title on a screen. */
export const documentTitle = (title: string) => (title === brand.name ? title : `${title} · ${brand.name}`);

/** The heading of the screen, able to take focus. */
export function heading(): HTMLElement | null {
  const found = document.querySelector('h1');
  if (found) found.tabIndex = -1;
  return found;
}

/** The screen had no heading yet when focus was to move to it. */
let isAwaited = false;

/** Moves focus to the heading of the screen. */
export function focusHeading(): void {
  const found = heading();
  isAwaited = found === null;
  found?.focus({ preventScroll: true });
}

/** The screen that is about to be shown takes the focus to its heading. */
export function awaitHeading(): void {
  isAwaited = true;
}

/** Moves focus to a heading that arrives late, unless it went elsewhere meanwhile. */
export function focusLateHeading(): void {
  if (isAwaited && document.activeElement === document.body) focusHeading();
}
