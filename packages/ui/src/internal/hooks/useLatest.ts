import { useLayoutEffect, useRef } from 'react';

/** What the last render was given, for handlers: a new one at each render makes no cell anew. */
export function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
