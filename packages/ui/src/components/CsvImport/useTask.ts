import { useEffect, useRef } from 'react';

type Task = (signal: AbortSignal) => Promise<void>;

/** One task at a time: the next one, `cancel` and the end of the component abort it. `onFailure` hears of no task that was aborted. */
export function useTask() {
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const cancel = () => running.current?.abort();
  const run = async (task: Task, onFailure: (error: unknown) => void) => {
    cancel();
    const controller = new AbortController();
    running.current = controller;
    try {
      await task(controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) onFailure(error);
    }
  };
  return { run, cancel };
}

export type RunTask = ReturnType<typeof useTask>['run'];
