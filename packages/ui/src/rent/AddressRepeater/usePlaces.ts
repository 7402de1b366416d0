'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Place } from './address';

export type PlaceLevel = 'country' | 'province' | 'city' | 'suburb';

export interface PlacesQuery {
  /** Which list is loaded. */
  level: PlaceLevel;
  /** The place that they lie in; null for countries. */
  parentId: number | null;
  /** Someone pressed Retry or Refresh: do not answer from a cache. */
  refresh: boolean;
  /** Aborted when the result is no longer needed: hand it on to `fetch`. */
  signal: AbortSignal;
}

/** Gives the places of one level; rejects when they cannot be fetched. */
export type LoadPlaces = (query: PlacesQuery) => Promise<readonly Place[]>;

export interface Places {
  /** `waiting` until the parent is chosen; `failed` and `loaded` also while it is read again. */
  status: 'waiting' | 'loading' | 'loaded' | 'failed';
  places: readonly Place[];
  retrying: boolean;
  retry: () => void;
}

export interface PlacesEvents {
  /** They were fetched at the first try. */
  onLoaded: (places: readonly Place[]) => void;
  /** They could not be fetched: called for each try. */
  onFailed: () => void;
  /** They were read again, by `retry`. */
  onReadAgain: (places: readonly Place[]) => void;
}

interface Answer {
  parentId: number | null;
  places: readonly Place[] | null;
}

/** The places of a level below `parentId`; `undefined` while the parent is not chosen. An answer for another parent never counts. */
export function usePlaces(
  load: LoadPlaces,
  level: PlaceLevel,
  parentId: number | null | undefined,
  { onLoaded, onFailed, onReadAgain }: PlacesEvents,
): Places {
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);
  const [retried, setRetried] = useState<Pick<Answer, 'parentId'>>();
  const retrying = retried !== undefined && retried.parentId === parentId;
  const loadNow = useEffectEvent((query: Omit<PlacesQuery, 'refresh'>) =>
    load({ ...query, refresh: retrying }),
  );
  const receive = useEffectEvent((received: Answer) => {
    flushSync(() => {
      setAnswer(received);
      setRetried(undefined);
    });
    if (received.places === null) onFailed();
    else if (retrying) onReadAgain(received.places);
    else onLoaded(received.places);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt fetches again
  useEffect(() => {
    if (parentId === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (places: readonly Place[] | null) => {
      if (!signal.aborted) receive({ parentId, places });
    };
    loadNow({ level, parentId, signal }).then(settle, () => settle(null));
    return () => controller.abort();
  }, [level, parentId, attempt]);

  const retry = () => {
    if (retrying || parentId === undefined) return;
    setRetried({ parentId });
    setAttempt((count) => count + 1);
  };
  return { ...stateOf(answer, parentId), retrying, retry };
}

function stateOf(
  answer: Answer | undefined,
  parentId: number | null | undefined,
): Pick<Places, 'status' | 'places'> {
  if (parentId === undefined) return { status: 'waiting', places: [] };
  if (!answer || answer.parentId !== parentId) return { status: 'loading', places: [] };
  if (answer.places === null) return { status: 'failed', places: [] };
  return { status: 'loaded', places: answer.places };
}
