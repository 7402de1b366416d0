import { useEffect, useEffectEvent, useState } from 'react';
import { onSaved } from './server/api';

interface Answer<Data> {
  data: Data | undefined;
  error: unknown;
  isFetching: boolean;
  retry: () => void;
}

/** Reads from the server, and again for another `key` or once something was saved: what a query library does. */
export function useRead<Data>(key: string, read: () => Promise<Data>): Answer<Data> {
  const [attempt, setAttempt] = useState(1);
  const [answer, setAnswer] = useState<{ asked: string; data?: Data; error?: unknown }>();
  const asked = `${key} ${attempt}`;
  const readNow = useEffectEvent(read);
  useEffect(() => {
    let isCurrent = true;
    const load = () =>
      void readNow().then(
        (data) => isCurrent && setAnswer({ asked, data }),
        (error: unknown) => isCurrent && setAnswer({ asked, error }),
      );
    load();
    const stop = onSaved(load);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [asked]);
  return {
    data: answer?.data,
    error: answer?.error,
    isFetching: answer?.asked !== asked,
    retry: () => setAttempt(attempt + 1),
  };
}
