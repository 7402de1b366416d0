import { useState } from 'react';

/** A term as an address gives it back: trimmed, without lone surrogates. */
const fromAddress = (typed: string) => new URLSearchParams([['q', typed.trim()]]).get('q') ?? '';

/**
 * What stands in a search field: what is typed, until the address names a term that was not searched for from here. The address names
 * the others a moment later, when the next one may have been begun.
 */
export function useTyped(q: string) {
  const [typed, setTyped] = useState(q);
  const [known, setKnown] = useState(q);
  const [searched, setSearched] = useState<readonly string[]>([]);
  if (known !== q) {
    setKnown(q);
    const at = searched.indexOf(q);
    if (at < 0) setTyped(q);
    setSearched(at < 0 ? [] : searched.slice(at + 1));
  }
  const addSearched = (term: string) => {
    const next = fromAddress(term);
    setSearched(next === q ? [] : [...searched, next]);
  };
  return { typed, setTyped, addSearched };
}
