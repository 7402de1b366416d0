import { type RefObject, useEffect } from 'react';

const space = 8;

/** What toasts must not cover: the title of an open dialog, and what has the focus (WCAG 2.4.11). */
function obstacles(region: HTMLElement): Element[] {
  const focused = document.activeElement;
  const dialog = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
  const title = document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '');
  const isFocused = focused?.matches(':focus-visible') && !region.contains(focused);
  return [title, isFocused ? focused : null].filter((each) => each !== null);
}

const covers = (a: DOMRect, b: DOMRect) =>
  a.top < b.bottom && a.bottom > b.top && a.left < b.right && a.right > b.left;

/** Moves the region away from its edge, past what it would cover, as long as it stays in the window. */
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
      const rects = obstacles(node).map((each) => each.getBoundingClientRect());
      rects.sort((a, b) => (atBottom ? b.top - a.top : a.bottom - b.bottom));
      for (const rect of rects) {
        const own = node.getBoundingClientRect();
        const distance = atBottom ? window.innerHeight - rect.top + space : rect.bottom + space;
        if (covers(own, rect) && distance + own.height < window.innerHeight) {
          node.style.setProperty(property, `${distance}px`);
        }
      }
    }
    clear();
    if (isEmpty) return;
    document.addEventListener('focusin', clear);
    return () => document.removeEventListener('focusin', clear);
  }, [region, atBottom, isEmpty, height]);
}
