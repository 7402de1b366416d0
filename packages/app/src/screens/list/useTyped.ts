import { useState } from 'react';

/** What stands in a search field: what is typed, until the address names another term. */
export function useTyped(q: string) {
  const [typed, setTyped] = useState(q);
  const [known, setKnown] = useState(q);
  if (known !== q) {
    setKnown(q);
    setTyped(q);
  }
  return [typed, setTyped] as const;
}
