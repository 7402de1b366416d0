import { type RefObject, useLayoutEffect } from 'react';

/** As React does for text: a reset of the form leaves what the caller holds. */
export function useHeldChecked(
  input: RefObject<HTMLInputElement | null>,
  checked: boolean | undefined,
): void {
  useLayoutEffect(() => {
    if (input.current && checked !== undefined) input.current.defaultChecked = checked;
  }, [input, checked]);
}
