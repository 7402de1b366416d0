import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on a server and while its HTML is taken over, so that both render the same. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
