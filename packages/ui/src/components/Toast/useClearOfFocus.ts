import { type RefObject, useEffect } from 'react';
import { activeElement } from '../../internal/dom';

const space = 8;

/** What toasts must not cover wherever it stands: the title of an open dialog, and what is wrong in a form. */
function shown(region: HTMLElement): Element[] {
  const page = region.getRootNode() as Document | ShadowRoot;
  const dialog = [...page.querySelectorAll('[aria-modal="true"]')].at(-1);
  const title = page.getElementById(dialog?.getAttribute('aria-labelledby') ?? '');
  const summaries = (dialog ?? page).querySelectorAll('[data-rs-error-summary]');
  return [...(title ? [title] : []), ...summaries];
}

/** What has the focus is not covered either (WCAG 2.4.11). */
function focused(region: HTMLElement): Element[] {
  const element = activeElement();
  return element?.matches(':focus-visible') && !region.contains(element) ? [element] : [];
}

const covers = (a: DOMRect, b: DOMRect) =>
  a.top < b.bottom && a.bottom > b.top && a.left < b.right && a.right > b.left;

/**
 * Moves the region away from its edge, past what it would cover. Where what is shown leaves no room it goes to the other edge;
 * past the focus it goes only as long as it stays in the window.
 */
export function useClearOfFocus(
  region: RefObject<HTMLElement | null>,
  atBottom: boolean,
  isEmpty: boolean,
  height: number,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height changes what is covered
  useEffect(() => {
    const property = atBottom ? 'inset-block-end' : 'inset-block-start';
    function clear() {
      const node = region.current;
      if (!node) return;
      node.style.removeProperty(property);
      const mustShow = shown(node);
      const obstacles = [...mustShow, ...focused(node)].map((element) => ({
        rect: element.getBoundingClientRect(),
        mustShow: mustShow.includes(element),
      }));
      obstacles.sort((a, b) => (atBottom ? b.rect.top - a.rect.top : a.rect.bottom - b.rect.bottom));
      for (const { rect, mustShow } of obstacles) {
        const own = node.getBoundingClientRect();
        const distance = (atBottom ? window.innerHeight - rect.top : rect.bottom) + space;
        const farthest = window.innerHeight - own.height - space;
        if (covers(own, rect) && (mustShow || distance < farthest)) {
          node.style.setProperty(property, `${Math.min(distance, farthest)}px`);
        }
      }
    }
    clear();
    if (isEmpty) return;
    // What is wrong in a form appears without a change of focus, and moves as one scrolls.
    const added = new MutationObserver(clear);
    added.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', clear);
    document.addEventListener('scroll', clear, true);
    window.addEventListener('resize', clear);
    return () => {
      added.disconnect();
      document.removeEventListener('focusin', clear);
      document.removeEventListener('scroll', clear, true);
      window.removeEventListener('resize', clear);
    };
  }, [region, atBottom, isEmpty, height]);
}
