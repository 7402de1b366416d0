import { useSyncExternalStore } from 'react';

const query = '(max-width: 767px)';

function onChange(listener: () => void) {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** True below the mobile breakpoint. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(onChange, () => window.matchMedia(query).matches);
}
