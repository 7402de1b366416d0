import { type PointerEvent, useRef } from 'react';
import { capturePointer } from '../../internal/hooks/capturePointer';
import { dismisses, slop } from './swipe';

interface Swipe {
  x: number;
  y: number;
  at: number;
  axis?: 'x' | 'y';
}

/** Pointer handlers that drag an element sideways or towards the edge and call `onDismiss` where it was thrown far or fast enough. */
export function useSwipe(onDismiss: () => void, atBottom: boolean) {
  const swipe = useRef<Swipe>(undefined);

  function distance(event: PointerEvent, { x, y, axis }: Swipe) {
    if (axis !== 'y') return event.clientX - x;
    return atBottom ? Math.max(0, event.clientY - y) : Math.min(0, event.clientY - y);
  }

  function stop(event: PointerEvent<HTMLElement>) {
    swipe.current = undefined;
    delete event.currentTarget.dataset.swiping;
    event.currentTarget.style.removeProperty('translate');
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || (event.target as Element).closest('button')) return;
      swipe.current = { x: event.clientX, y: event.clientY, at: event.timeStamp };
      capturePointer(event.currentTarget, event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const current = swipe.current;
      if (!current) return;
      const x = Math.abs(event.clientX - current.x);
      const y = Math.abs(event.clientY - current.y);
      if (!current.axis && Math.max(x, y) > slop) current.axis = x >= y ? 'x' : 'y';
      if (!current.axis) return;
      const moved = distance(event, current);
      event.currentTarget.dataset.swiping = '';
      event.currentTarget.style.translate = current.axis === 'x' ? `${moved}px` : `0 ${moved}px`;
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const current = swipe.current;
      if (!current) return;
      const { offsetWidth } = event.currentTarget;
      const thrown =
        current.axis && dismisses(distance(event, current), offsetWidth, event.timeStamp - current.at);
      if (thrown) onDismiss();
      else stop(event);
    },
    onPointerCancel: stop,
  };
}
