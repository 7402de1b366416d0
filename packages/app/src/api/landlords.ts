import { listLandlords } from '@rentsafe/domain/landlord';
import type { Party } from '@rentsafe/domain/party';
import { queryOptions } from '@tanstack/react-query';
import { request } from './client';

/** The landlord who is that person or company; null where none of that name is. */
export const landlordIdQuery = ({ type, id, name }: Party) =>
  queryOptions({
    queryKey: ['landlord of', type, id],
    queryFn: async ({ signal }) => {
      const { results } = await request(listLandlords, { query: { q: name }, signal });
      return results.find(({ party }) => party.type === type && party.id === id)?.id ?? null;
    },
  });
