import { type Ref, type RefCallback, useCallback } from 'react';

function assign<T>(ref: Ref<T> | undefined, value: T | null) {
  if (typeof ref === 'function') return ref(value);
  if (ref) ref.current = value;
}

/** One ref for two that want the same element: a component's own and its caller's. */
export function useMergedRef<T>(own: Ref<T>, callers: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (element: T | null) => {
      const cleanups = [own, callers].map((ref) => assign(ref, element) ?? (() => assign(ref, null)));
      return () => {
        for (const cleanup of cleanups) cleanup();
      };
    },
    [own, callers],
  );
}
