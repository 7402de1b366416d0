'use client';

import type { PlaceRef } from '@rentsafe/domain/location';
import { useEffect, useEffectEvent, useState } from 'react';

export type PlaceLevel = 'country' | 'province' | 'city' | 'suburb';

export interface PlacesQuery {
  level: PlaceLevel;
  /** The place that they lie in; null for countries. */
  parentId: number | null;
  signal: AbortSignal;
}

/** Gives the places of one level; rejects when they cannot be fetched. */
export type LoadPlaces = (query: PlacesQuery) => Promise<readonly PlaceRef[]>;

export interface Places {
  /** `waiting` until the parent is chosen. */
  status: 'waiting' | 'loading' | 'loaded' | 'failed';
  places: readonly PlaceRef[];
  retry: () => void;
}

interface Answer {
  parentId: number | null;
  places: readonly PlaceRef[] | null;
}

/** The places of a level below `parentId`; `undefined` while the parent is not chosen. An answer for another parent never counts. */
export function usePlaces(load: LoadPlaces, level: PlaceLevel, parentId: number | null | undefined): Places {
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);
  const loadNow = useEffectEvent(load);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt fetches again
  useEffect(() => {
    if (parentId === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (places: readonly PlaceRef[] | null) => {
      if (!signal.aborted) setAnswer({ parentId, places });
    };
    loadNow({ level, parentId, signal }).then(settle, () => settle(null));
    return () => controller.abort();
  }, [level, parentId, attempt]);

  const retry = () => {
    setAnswer(undefined);
    setAttempt((count) => count + 1);
  };
  if (parentId === undefined) return { status: 'waiting', places: [], retry };
  if (!answer || answer.parentId !== parentId) return { status: 'loading', places: [], retry };
  if (answer.places === null) return { status: 'failed', places: [], retry };
  return { status: 'loaded', places: answer.places, retry };
}
