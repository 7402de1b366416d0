import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  type Virtualizer,
  type VirtualizerOptions,
} from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** What scrolls the rows: the page (undefined), or the frame of a table that is wider than its place. */
export type Scroller = HTMLElement | undefined;

/** The frame as soon as it scrolls, which it says by `data-overflow`. */
export function useScroller(body: RefObject<HTMLElement | null>): Scroller {
  const [scroller, setScroller] = useState<Scroller>();
  useLayoutEffect(() => {
    const frame = body.current?.closest('table')?.parentElement;
    if (!frame) return;
    const read = () => setScroller(frame.hasAttribute('data-overflow') ? frame : undefined);
    read();
    const observer = new MutationObserver(read);
    observer.observe(frame, { attributeFilter: ['data-overflow'] });
    return () => observer.disconnect();
  }, [body]);
  return scroller;
}

type OfWindow = VirtualizerOptions<Window, HTMLTableRowElement>;
type OfFrame = Virtualizer<HTMLElement, HTMLTableRowElement>;

/** Options of a window's virtualizer that have it follow the frame. */
export function scrollingOf(scroller: Scroller): Partial<OfWindow> {
  if (!scroller) return {};
  return {
    getScrollElement: () => scroller as unknown as Window,
    observeElementRect: (instance, onRect) => observeElementRect(instance as unknown as OfFrame, onRect),
    observeElementOffset: (instance, onOffset) =>
      observeElementOffset(instance as unknown as OfFrame, onOffset),
    scrollToFn: (offset, options, instance) => elementScroll(offset, options, instance as unknown as OfFrame),
  };
}
