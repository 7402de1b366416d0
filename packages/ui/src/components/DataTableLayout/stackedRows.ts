'use client';

import { useCallback, useState, useSyncExternalStore } from 'react';
import type { AnyRowFeature } from '../../internal/table/features';
import { stackedParts } from '../../internal/table/stackedParts';
// The rules for rows as cards.
import './stackedRows.css';

const query = '(max-width: 639.98px)';

// Neither a server nor jsdom has matchMedia.
const mediaList = () => globalThis.matchMedia?.(query);

function useIsNarrow() {
  // A list of its own for each table: to ask for one at each render costs more than the render of a row.
  const [media] = useState(mediaList);
  const subscribe = useCallback(
    (onChange: () => void) => {
      media?.addEventListener('change', onChange);
      return () => media?.removeEventListener('change', onChange);
    },
    [media],
  );
  return useSyncExternalStore(
    subscribe,
    () => media?.matches ?? false,
    () => false,
  );
}

/** A feature of `useDataTable`: below 640 px each row is a card, with the header of each value beside it. */
export const stackedRows = (): AnyRowFeature => ({
  name: 'stackedRows',
  order: 100,
  useFeature: (model) => {
    const stacked = useIsNarrow() ? stackedParts : undefined;
    return { ...model, extras: { ...model.extras, stacked } };
  },
});
