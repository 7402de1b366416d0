'use client';

import { useCallback, useState, useSyncExternalStore } from 'react';
import type { AnyRowFeature } from '../../internal/table/features';
import { stackedParts } from '../../internal/table/stackedParts';
// The rules for rows as cards.
import './stackedRows.css';

export interface StackedRowsOptions {
  /** What is too narrow: the window, or the place of the table, as in a split panel or a card. @default 'window' */
  of?: 'window' | 'container';
  /** Narrower than this, in px, rows are cards. @default 640 */
  below?: number;
}

/** A list of media for each table, and what it said last: to ask the browser at each render costs more than the render of a row. */
function watchWindow(below: number) {
  // Neither a server nor jsdom has matchMedia.
  const media = globalThis.matchMedia?.(`(max-width: ${below - 0.02}px)`);
  let isNarrow = media?.matches ?? false;
  return {
    isNarrow: () => isNarrow,
    subscribe: (onChange: () => void) => {
      const read = () => {
        isNarrow = media?.matches ?? false;
        onChange();
      };
      // It may have turned since the render.
      read();
      media?.addEventListener('change', read);
      return () => media?.removeEventListener('change', read);
    },
  };
}

const onServer = () => false;

function useIsNarrowWindow(below: number) {
  const [{ subscribe, isNarrow }] = useState(() => watchWindow(below));
  return useSyncExternalStore(subscribe, isNarrow, onServer);
}

const ofWindow = (below: number): AnyRowFeature => ({
  name: 'stackedRows',
  order: 100,
  useFeature: (model) => {
    const stacked = useIsNarrowWindow(below) ? stackedParts : undefined;
    return { ...model, extras: { ...model.extras, stacked } };
  },
});

const ofContainer = (below: number): AnyRowFeature => ({
  name: 'stackedRows',
  order: 100,
  useFeature: (model) => {
    const [isNarrow, setNarrow] = useState(false);
    const onWidth = useCallback((width: number) => setNarrow(width < below), []);
    const stacked = isNarrow ? stackedParts : undefined;
    return { ...model, extras: { ...model.extras, stacked, onWidth } };
  },
});

/** A feature of `useDataTable`: where there is little room each row is a card, with the header of each value beside it. */
export const stackedRows = ({ of = 'window', below = 640 }: StackedRowsOptions = {}): AnyRowFeature =>
  of === 'window' ? ofWindow(below) : ofContainer(below);
