import { type RefObject, useEffect } from 'react';

const space = 8;

/** Moves the region below the element that has the focus, where it would cover it (WCAG 2.4.11). */
export function useClearOfFocus(region: RefObject<HTMLElement | null>, isEmpty: boolean, height: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height changes what is covered
  useEffect(() => {
    function clear() {
      const node = region.current;
      const focused = document.activeElement;
      if (!node) return;
      node.style.removeProperty('inset-block-start');
      if (!focused?.matches(':focus-visible') || node.contains(focused)) return;
      const regionRect = node.getBoundingClientRect();
      const { top, bottom, left, right } = focused.getBoundingClientRect();
      const covered =
        top < regionRect.bottom &&
        bottom > regionRect.top &&
        left < regionRect.right &&
        right > regionRect.left;
      if (covered && bottom + space + regionRect.height < window.innerHeight) {
        node.style.insetBlockStart = `${bottom + space}px`;
      }
    }
    clear();
    if (isEmpty) return;
    document.addEventListener('focusin', clear);
    return () => document.removeEventListener('focusin', clear);
  }, [region, isEmpty, height]);
}
