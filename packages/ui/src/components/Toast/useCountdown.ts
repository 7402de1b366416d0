import { useEffect, useRef } from 'react';

/**
 * Calls `onEnd` after `duration` ms of running time; a new `revision` starts over. `onEnd` must be stable.
 */
export function useCountdown(duration: number, running: boolean, revision: number, onEnd: () => void) {
  const left = useRef(duration);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision starts over
  useEffect(() => {
    left.current = duration;
  }, [duration, revision]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision starts over
  useEffect(() => {
    if (!running || duration === Number.POSITIVE_INFINITY) return;
    const started = performance.now();
    const timer = setTimeout(onEnd, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [duration, running, revision, onEnd]);
}
