import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebounced } from './useDebounced';

/** A record that has the number being typed already. */
export interface Duplicate {
  id: number;
  /** Unknown when only the server's refusal names it. */
  name?: string;
}

export type Match = Required<Duplicate> | null;

/** Shorter numbers are still being typed. */
const LEAST = 3;

/**
 * Looks for a record with the number that is being typed, if `looksUp`; a refusal of the server may name one as well. Finds nothing
 * where the backend has no such call.
 */
export function useDuplicate<Key extends readonly unknown[]>(
  number: string,
  matchQuery: (number: string) => UseQueryOptions<Match, Error, Match, Key>,
  looksUp = true,
) {
  const [refused, setRefused] = useState<{ number: string; id: number }>();
  const settled = useDebounced(number);
  const enabled = looksUp && settled === number && number.length >= LEAST;
  const { data } = useQuery({ ...matchQuery(settled), enabled });
  const found = enabled ? (data ?? undefined) : undefined;
  const fromRefusal: Duplicate | undefined = refused?.number === number ? { id: refused.id } : undefined;
  return {
    duplicate: found ?? fromRefusal,
    onRefused: (id: number) => setRefused({ number, id }),
  };
}
