import type { Book } from '@rentsafe/domain/book';
import { useQuery } from '@tanstack/react-query';
import { bookQuery } from '../calls/books';
import { useMe } from './useMe';

const MINUTES = 60_000;

/** The book of a client, the own one unless told, with its agency, which every paper asks for; undefined until it is read. */
export function useBook(of?: number): Book | undefined {
  const own = useMe().data?.client;
  const client = of ?? own;
  const { data } = useQuery({
    ...bookQuery(client ?? 0),
    enabled: client !== undefined,
    refetchOnMount: true,
    staleTime: 5 * MINUTES,
  });
  return data;
}
