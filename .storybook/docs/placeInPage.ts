/** The name of every frame with a story on a docs page. */
export const docsFrame = 'docs-frame';

/** What a story gives the focus is scrolled to in its frame, not in the docs page around it: someone is reading there. */
export function keepPlaceInPage(): void {
  if (window.name !== docsFrame) return;
  for (const method of ['focus', 'scrollIntoView'] as const) {
    const original: (options?: object) => void = HTMLElement.prototype[method];
    HTMLElement.prototype[method] = function (options?: object) {
      const { scrollX, scrollY } = window.parent;
      original.call(this, options);
      window.parent.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    };
  }
}
