import { type Ref, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { targetOf } from '../dom';
import { useMergedRef } from '../hooks/useMergedRef';
import { isInsideToasts } from './isInsideToasts';
import { likeAnchor } from './likeAnchor';

type OutsideEvent = CustomEvent<{ originalEvent: Event }>;

/** What Radix does not know of the control that an overlay stands at: its theme, its direction, its shadow root. */
export function useAnchor<Anchor extends HTMLElement>(
  open: boolean,
  callersRef: Ref<HTMLDivElement> | undefined,
) {
  const anchorRef = useRef<Anchor>(null);
  const [dir, setDir] = useState<'ltr' | 'rtl'>('ltr');
  useLayoutEffect(() => {
    if (open && anchorRef.current) setDir(getComputedStyle(anchorRef.current).direction as 'ltr' | 'rtl');
  }, [open]);
  const dress = useCallback((element: HTMLDivElement | null) => likeAnchor(anchorRef.current, element), []);
  return {
    anchorRef: anchorRef as RefObject<Anchor | null>,
    dir,
    contentRef: useMergedRef(dress, callersRef),
    /** Whether a press or the focus is outside: the control closes what it opened by itself, and toasts belong to no page. */
    isOutside(event: OutsideEvent): boolean {
      const target = targetOf(event.detail.originalEvent);
      if (!anchorRef.current?.contains(target as Node | null) && !isInsideToasts(target)) return true;
      event.preventDefault();
      return false;
    },
  };
}
