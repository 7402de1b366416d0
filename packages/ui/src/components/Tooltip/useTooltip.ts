import { type PointerEvent, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { addEscapeLayer, takeEscape } from '../../internal/overlay/escape';
import { type OpenChangeReason, type OpenStateProps, useOpenState } from '../../internal/overlay/openState';

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
export function useTooltip(warmth: Warmth, state: OpenStateProps) {
  const [open, setOpen] = useOpenState(state);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPressed = useRef(false);
  const isInside = useRef(false);
  const latest = useRef({ open, setOpen });
  useLayoutEffect(() => {
    latest.current = { open, setOpen };
  });

  const change = useCallback((next: boolean, reason: OpenChangeReason) => {
    clearTimeout(timer.current);
    if (latest.current.open !== next) latest.current.setOpen(next, reason);
  }, []);

  useEffect(() => {
    if (!open) return;
    const close = () => change(false, 'outside');
    shown?.close();
    shown = { close, warmth };
    warmth.until = Number.POSITIVE_INFINITY;
    const removeEscapeLayer = addEscapeLayer((event) => {
      change(false, 'escape');
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
  }, [open, change, warmth]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const leave = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => change(false, 'hover'), crossing);
  };

  const on = {
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType === 'touch' || isInside.current) return;
      isInside.current = true;
      clearTimeout(timer.current);
      const show = () => change(true, 'hover');
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
      change(false, 'trigger');
    },
    onFocus: () => {
      if (!isPressed.current) change(true, 'focus');
    },
    onBlur: () => change(false, 'focus'),
    onClick: () => change(false, 'trigger'),
  };
  const onContent = { onPointerEnter: () => clearTimeout(timer.current), onPointerLeave: leave };
  return { open, on, onContent };
}
