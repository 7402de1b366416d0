import { brand } from '../brand';

/** The document's title on a screen. */
export const documentTitle = (title: string) => (title === brand.name ? title : `${title} · ${brand.name}`);

/** Moves focus to the heading of the screen. */
export function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
