import { getCity, getCountry, getProvince, listCountries } from '@rentsafe/domain/location';
import type { LoadPlaces } from '@rentsafe/ui/AddressRepeater';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from './client';

const countries = queryOptions({
  queryKey: ['countries'],
  queryFn: ({ signal }) => request(listCountries, { signal }),
});

const country = (id: number) =>
  queryOptions({
    queryKey: ['country', id],
    queryFn: ({ signal }) => request(getCountry, { ids: { id }, signal }),
  });

const province = (id: number) =>
  queryOptions({
    queryKey: ['province', id],
    queryFn: ({ signal }) => request(getProvince, { ids: { id }, signal }),
  });

const city = (id: number) =>
  queryOptions({
    queryKey: ['city', id],
    queryFn: ({ signal }) => request(getCity, { ids: { id }, signal }),
  });

/**
 * The places of each level, for the addresses of a form; each list is fetched once, and again when someone asks for it.
 * Rejects with `ApiError`.
 */
export const placesFrom =
  (queryClient: QueryClient): LoadPlaces =>
  async ({ level, parentId, refresh }) => {
    const anew = refresh && { staleTime: 0 };
    if (level === 'country' || parentId === null) return queryClient.fetchQuery({ ...countries, ...anew });
    if (level === 'province')
      return (await queryClient.fetchQuery({ ...country(parentId), ...anew })).provinces;
    if (level === 'city') return (await queryClient.fetchQuery({ ...province(parentId), ...anew })).cities;
    return (await queryClient.fetchQuery({ ...city(parentId), ...anew })).suburbs;
  };
