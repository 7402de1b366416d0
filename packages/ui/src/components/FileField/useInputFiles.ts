import { type RefObject, useLayoutEffect } from 'react';

/** What the input sends is what is shown; `problem` keeps the form from being sent. */
export function useInputFiles(
  inputRef: RefObject<HTMLInputElement | null>,
  files: readonly File[],
  problem: string,
): void {
  useLayoutEffect(() => {
    const input = inputRef.current;
    if (!input) return;
    input.setCustomValidity(problem);
    const isShown =
      input.files?.length === files.length && files.every((file, at) => input.files?.[at] === file);
    // Some test environments have none.
    if (isShown || typeof DataTransfer === 'undefined') return;
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    input.files = transfer.files;
  });
}
