import type { ListAddress } from '@rentsafe/ui/ListPage';
import { useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';

export function useTanStackRouterAddress(): ListAddress {
  const { history } = useRouter();
  const read = () => history.location.search;
  const search = useSyncExternalStore(history.subscribe, read, read);
  return {
    search,
    go: (next, { replace }) => history[replace ? 'replace' : 'push'](history.location.pathname + next),
  };
}

/** For `createRouter`: `?city=Harare&city=Mutare`, where it would write JSON. */
export const plainSearch = {
  parseSearch: (text: string) => {
    const params = new URLSearchParams(text);
    return Object.fromEntries([...params.keys()].map((key) => [key, params.getAll(key)]));
  },
  stringifySearch: (search: Record<string, unknown>) => {
    const pairs = Object.entries(search).flatMap(([key, value]) =>
      [value].flat().map((each) => [key, String(each)]),
    );
    return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
  },
};
