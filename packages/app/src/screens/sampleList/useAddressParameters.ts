import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface AddressParameters {
  /** A text of the address; '' when it is not there. */
  get: (name: string) => string;
  /** Changes one text and leaves all else as it is; '' takes it away. */
  set: (name: string, value: string) => void;
}

/** Texts that are kept in the address. A change that follows at once builds on the one before, which is not shown yet. */
export function useAddressParameters(): AddressParameters {
  const [search, setSearch] = useSearchParams();
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  return {
    get: (name) => (search.get(name) ?? '').trim(),
    set: (name, value) => {
      const next = new URLSearchParams(latest.current);
      if (value) next.set(name, value);
      else next.delete(name);
      latest.current = next;
      setSearch(next);
    },
  };
}
