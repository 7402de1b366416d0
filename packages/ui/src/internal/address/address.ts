'use client';

import { useMemo, useState, useSyncExternalStore } from 'react';

/** Where a page keeps what it shows: the search, filters and order of a list, the tab of a record. An adapter to a router is a hook of a few lines that returns one. */
export interface ListAddress {
  /** The query string of the page that is shown, with or without '?'. */
  search: string;
  /** Goes to another query string of the same page; `search` begins with '?', or is ''. */
  go: (search: string, options: { replace: boolean }) => void;
}

const changed = 'rentsafe:address';

function subscribe(onChange: () => void) {
  window.addEventListener('popstate', onChange);
  window.addEventListener(changed, onChange);
  return () => {
    window.removeEventListener('popstate', onChange);
    window.removeEventListener(changed, onChange);
  };
}

function go(search: string, { replace }: { replace: boolean }) {
  const { pathname, hash } = window.location;
  window.history[replace ? 'replaceState' : 'pushState'](window.history.state, '', pathname + search + hash);
  window.dispatchEvent(new Event(changed));
}

/** The address of the browser, for a page without a router. On a server it is empty. */
export function useBrowserAddress(): ListAddress {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  return useMemo(() => ({ search, go }), [search]);
}

/** An address that nobody sees: for a list in a dialog, and for tests. */
export function useMemoryAddress(start = ''): ListAddress {
  const [search, setSearch] = useState(start);
  return useMemo(() => ({ search, go: (next) => setSearch(next) }), [search]);
}
