'use client';

import { useEffect, useRef, useState } from 'react';

/** Finds the options for what was typed ('' before anything is). Rejects when it cannot; `signal` ends a search that is no longer wanted. */
export type Search<Option> = (query: string, signal: AbortSignal) => Promise<readonly Option[]>;

export type SearchState<Option> =
  | { status: 'idle' | 'searching' | 'failed'; options: readonly Option[] }
  | { status: 'found'; options: readonly Option[]; query: string };

const DEBOUNCE_MS = 250;
const none: readonly never[] = [];

/** One search at a time: a newer one, or the end, makes the answer of the older one count for nothing. */
export function useSearch<Option>(search: Search<Option>) {
  const [state, setState] = useState<SearchState<Option>>({ status: 'idle', options: none });
  const running = useRef<AbortController>(undefined);
  const stop = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  const start = (query: string, delay = DEBOUNCE_MS) => {
    stop();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setState({ status: 'searching', options: none });
    const run = async () => {
      try {
        const options = await search(query, signal);
        if (!signal.aborted) setState({ status: 'found', options, query });
      } catch {
        if (!signal.aborted) setState({ status: 'failed', options: none });
      }
    };
    const timer = setTimeout(() => void run(), delay);
    signal.addEventListener('abort', () => clearTimeout(timer));
  };

  return { state, start, stop };
}
