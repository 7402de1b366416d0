import { useState } from 'react';

/** The term as an address gives it back: trimmed, without lone surrogates. */
const fromAddress = (typed: string) => new URLSearchParams([['q', typed.trim()]]).get('q');

/** What stands in a search field: what is typed, until the address names another term. */
export function useTyped(q: string) {
  const [typed, setTyped] = useState(q);
  const [known, setKnown] = useState(q);
  if (known !== q) {
    setKnown(q);
    if (fromAddress(typed) !== q) setTyped(q);
  }
  return [typed, setTyped] as const;
}
