import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { addEscapeLayer, takeEscape } from '../../internal/overlay/escape';

/** Until when the next tooltip opens at once, in milliseconds of Date.now; shared below one TooltipProvider. */
export interface Warmth {
  until: number;
}

const openAfter = 700;
const warmFor = 300;
/** Time for the pointer to cross the gap between control and tooltip. */
const crossing = 150;

let shown: { close: () => void; warmth: Warmth } | undefined;

/** When a tooltip opens and closes; one is open at a time. `on` belongs on the control, `onContent` on the tooltip. */
export function useTooltip(warmth: Warmth, defaultOpen = false) {
  const [open, setOpen] = useState(defaultOpen);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPressed = useRef(false);
  const isInside = useRef(false);

  const close = useCallback(() => {
    clearTimeout(timer.current);
    setOpen(false);
  }, []);

  const show = () => {
    clearTimeout(timer.current);
    setOpen(true);
  };

  useEffect(() => {
    if (!open) return;
    shown?.close();
    shown = { close, warmth };
    warmth.until = Number.POSITIVE_INFINITY;
    const removeEscapeLayer = addEscapeLayer((event) => {
      close();
      return takeEscape(event);
    });
    window.addEventListener('scroll', close, true);
    window.addEventListener('resize', close);
    return () => {
      removeEscapeLayer();
      window.removeEventListener('scroll', close, true);
      window.removeEventListener('resize', close);
      if (shown?.close === close) shown = undefined;
      if (shown?.warmth !== warmth) warmth.until = Date.now() + warmFor;
    };
  }, [open, close, warmth]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const leave = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(close, crossing);
  };

  const on = {
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType === 'touch' || isInside.current) return;
      isInside.current = true;
      clearTimeout(timer.current);
      if (Date.now() < warmth.until) show();
      else timer.current = setTimeout(show, openAfter);
    },
    onPointerLeave: () => {
      isInside.current = false;
      if (open) leave();
      else clearTimeout(timer.current);
    },
    onPointerDown: () => {
      isPressed.current = true;
      document.addEventListener(
        'pointerup',
        () => {
          isPressed.current = false;
        },
        { once: true },
      );
      close();
    },
    onFocus: () => {
      if (!isPressed.current) show();
    },
    onBlur: close,
    onClick: close,
  };
  const onContent = { onPointerEnter: () => clearTimeout(timer.current), onPointerLeave: leave };
  return { open, on, onContent };
}
