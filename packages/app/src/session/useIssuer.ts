import type { Agency } from '@rentsafe/domain/book';
import type { Client } from '@rentsafe/domain/client';
import { useBook } from './useBook';
import { useClientName } from './useClientName';

/**
 * Whose invoices, receipts and statements are printed: the agency of a client, the own one unless told, as it calls itself, or did on
 * another day.
 */
export function useIssuer(client?: Pick<Client, 'id' | 'name'>, ofThen?: Agency): string {
  const own = useClientName();
  const ofToday = useBook(client?.id)?.agency;
  return (ofThen ?? ofToday)?.name ?? client?.name ?? own;
}
