import { useEffect } from 'react';
import type { ToastRecord } from './store';

/** What is left of the time of a toast that stands still. One that is replaced is another record, and has all of its time. */
const timeLeft = new WeakMap<ToastRecord, number>();

/** Calls `onEnd` after `duration` ms of running time, however often the toast is paused or pushed out of sight. `onEnd` must be stable. */
export function useCountdown(toast: ToastRecord, duration: number, running: boolean, onEnd: () => void) {
  useEffect(() => {
    if (!running || duration === Number.POSITIVE_INFINITY) return;
    const left = timeLeft.get(toast) ?? duration;
    const started = performance.now();
    const timer = setTimeout(onEnd, left);
    return () => {
      clearTimeout(timer);
      timeLeft.set(toast, left - (performance.now() - started));
    };
  }, [toast, duration, running, onEnd]);
}
