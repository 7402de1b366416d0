'use client';

import { useSyncExternalStore } from 'react';
import type { AnyRowFeature } from '../DataTable/features';
// The rules for rows as cards.
import './stackedRows.css';

const query = '(max-width: 639.98px)';

// jsdom has no matchMedia.
const mediaList = () => window.matchMedia?.(query);

function onChange(listener: () => void) {
  const media = mediaList();
  media?.addEventListener('change', listener);
  return () => media?.removeEventListener('change', listener);
}

/** A feature of `useDataTable`: below 640 px each row is a card, with the header of each value beside it. */
export const stackedRows = (): AnyRowFeature => ({
  name: 'stackedRows',
  order: 100,
  useFeature: (model) => {
    const stacked = useSyncExternalStore(
      onChange,
      () => mediaList()?.matches ?? false,
      () => false,
    );
    return { ...model, extras: { ...model.extras, stacked } };
  },
});
