'use client';

import { useState } from 'react';

/**
 * A value that the caller holds (`controlled` is not undefined) or that lives here, from `initial` on. Setting it reports it,
 * and changes it only where it lives here.
 */
export function useControllableState<Value>(
  controlled: Value | undefined,
  initial: Value | (() => Value),
  onChange: ((value: Value) => void) | undefined,
): [value: Value, setValue: (value: Value) => void] {
  const [own, setOwn] = useState(initial);
  const setValue = (value: Value) => {
    setOwn(() => value);
    onChange?.(value);
  };
  return [controlled === undefined ? own : controlled, setValue];
}
